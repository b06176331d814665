import { Refusal } from "../http/refusal";

/** What both drivers tell of an error that the database raised. */
interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
}

function driverError(error: unknown): DriverError {
  const raised = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (raised as DriverError | undefined) ?? {};
}

const codeOf = (error: unknown) => driverError(error).code;

const connectionCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08\w{3}|57P0[123]|57014|53\w{3})$/;
const connectionWords = /connection terminated|timeout exceeded when trying to connect/i;

/** The database is away, stopping or too busy: worth trying again, and nobody's mistake. */
export function isUnreachable(error: unknown): boolean {
  if (connectionCodes.test(codeOf(error) ?? "")) return true;
  const texts = error instanceof Error ? [error.message, String(error.cause)] : [];
  return texts.some((text) => connectionWords.test(text));
}

/**
 * The row that a write gives back. When it would break a unique index it is refused instead, with the one refusal
 * or with the one of that index.
 */
export async function uniquely<Row>(
  write: PromiseLike<Row[]>,
  refusal: Refusal | Readonly<Record<string, Refusal>>,
): Promise<Row> {
  try {
    const [row] = await write;
    if (row === undefined) throw new Error("the write gave no row back");
    return row;
  } catch (error) {
    const { code, constraint = "" } = driverError(error);
    if (code !== "23505") throw error;
    throw refusal instanceof Refusal ? refusal : (refusal[constraint] ?? error);
  }
}

/** A write that names another record. When that record is not there it is refused with `refusal` instead. */
export async function referring<Result>(write: PromiseLike<Result>, refusal: Refusal): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw codeOf(error) === "23503" ? refusal : error;
  }
}
