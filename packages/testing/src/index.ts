import "@testing-library/jest-dom/vitest";

export * from "./fake-api";
export * from "./languages";
export * from "./render-screen";
