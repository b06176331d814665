/** Who makes a call that needs a bearer token. */
export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
}

/** Finds the caller behind a token; undefined when the token is worth nothing (any more). */
export type Recognise = (token: string) => Promise<Caller | undefined>;
