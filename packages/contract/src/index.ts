export * from "./auth";
export * from "./categories";
export * from "./common";
export * from "./endpoint";
export * from "./phone";
export * from "./refusals";
