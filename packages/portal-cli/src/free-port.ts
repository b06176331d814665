import { createServer } from "node:net";
import { CommandError } from "./command";

/** Throws `CommandError` when another program listens on the port; 0 is always free. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(sentence(port, error)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function sentence(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === "EADDRINUSE") {
    return new CommandError(
      `Port ${port} is in use by another program; stop it, or choose another with PORT=3001.`,
    );
  }
  if (error.code === "EACCES")
    return new CommandError(`Port ${port} may not be opened by this user; choose one from 1024 up.`);
  return error;
}
