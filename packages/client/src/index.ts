export * from "./call";
export * from "./errors";
export { setApiBase } from "./request";
