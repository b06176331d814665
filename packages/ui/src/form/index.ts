export { useFormContext, useWatch } from "react-hook-form";
export * from "./field";
export * from "./form";
export * from "./leave-guard";
export * from "./otp-field";
export * from "./password-field";
export * from "./text-field";
