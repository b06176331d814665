/** One Tanzanian mobile number in the two forms the API uses. */
export interface Phone {
  /** `255712000001`: how numbers are stored and how forgot-password sends them. */
  readonly international: string;
  /** `0712000001`: how verify-otp sends them. */
  readonly local: string;
}

const arabicIndic = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Typed text without what people put between digits; Arabic-Indic digits become Latin ones. */
function compact(typed: string): string {
  return typed
    .replace(arabicIndic, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\s().\-\u2010-\u2015\u200e\u200f\u202a-\u202e]/g, "")
    .replace(/^\+|^00/, "");
}

/**
 * Reads a phone number as people write it: `0712…`, `712…`, `255…`, `+255…`, `00255…`, with spaces or hyphens.
 * Undefined when it is not a Tanzanian number of nine digits after the prefix.
 */
export function parsePhone(typed: string): Phone | undefined {
  const found = /^(?:255|0)?([67]\d{8})$/.exec(compact(typed));
  return found ? { international: `255${found[1]}`, local: `0${found[1]}` } : undefined;
}

/** What sign-in sends as `username`: the digits as typed, without `+`, `00`, spaces and hyphens. */
export function phoneAsTyped(typed: string): string {
  return compact(typed);
}

/** What verify-otp sends as `phone_number`: a leading 255 becomes 0. */
export function localPhone(typed: string): string {
  return compact(typed).replace(/^255/, "0");
}
