/** A start that a person can put right. The message is one plain sentence to print as it stands. */
export class StartError extends Error {
  override readonly name = "StartError";
}
