export type { Deletion } from "./delete-dialog";
export { type Column, columnsOf } from "./features";
export * from "./list-state";
export * from "./pagination";
export * from "./resource-table";
export * from "./search-field";
