export * from "./clock";
export * from "./reset-phone";
export * from "./return-path";
export * from "./session";
export { isStorageDurable } from "./storage";
