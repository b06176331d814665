import { Refusal } from "./refusal";

/** How deep and how wide a JSON body may be. No call of the contract comes near. */
const shape = { depth: 16, members: 5_000 } as const;

/** Reads JSON from bytes. Bytes that are not UTF-8, or not JSON, or absurdly nested are refused as malformed. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    checkShape(text);
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal("malformed", "The body is not valid JSON.");
  }
}

const strings = /"[^"\\]*(?:\\.[^"\\]*)*"/gs;

function checkShape(text: string): void {
  let depth = 0;
  let members = 0;
  for (const mark of text.replace(strings, "")) {
    if (mark === "{" || mark === "[") depth += 1;
    else if (mark === "}" || mark === "]") depth -= 1;
    else if (mark === ",") members += 1;
    if (depth > shape.depth || members > shape.members)
      throw new Refusal("malformed", "The body is nested too deeply or has too many members.");
  }
}
