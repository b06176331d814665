import { expect, test } from "vitest";
import { localPhone, parsePhone, phoneAsTyped } from "./phone";

const spellings = [
  "0712000001",
  "712000001",
  "255712000001",
  "+255712000001",
  "00255712000001",
  "+255 712 000 001",
  "0712-000-001",
  "(0712) 000.001",
  " 0712 000 001 ",
  "0712‑000‑001",
  "٠٧١٢٠٠٠٠٠١",
  "۰۷۱۲۰۰۰۰۰۱",
  "\u202a+255712000001\u202c",
];

test.each(spellings)("%j is one and the same number", (typed) => {
  expect(parsePhone(typed)).toEqual({ international: "255712000001", local: "0712000001" });
});

test.each([
  "",
  "12",
  "0812000001",
  "+254712000001",
  "07120000012",
  "071200000",
  "0712o00001",
  "2550712000001",
])("%j is not a Tanzanian mobile number", (typed) => {
  expect(parsePhone(typed)).toBeUndefined();
});

test("sign-in sends the digits as typed, the code check the local form", () => {
  expect(phoneAsTyped("+255 712-000 001")).toBe("255712000001");
  expect(phoneAsTyped("0712 000 001")).toBe("0712000001");
  expect(localPhone("255712000001")).toBe("0712000001");
  expect(localPhone("0712000001")).toBe("0712000001");
});
