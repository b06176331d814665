export * from "./define-remote";
export * from "./page";
export * from "./paths";
