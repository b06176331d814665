const signals = ["SIGINT", "SIGTERM"] as const;

/** Is aborted by Ctrl-C or SIGTERM, so that what runs can be closed; a second one ends the process at once. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    for (const signal of signals) process.off(signal, stop).once(signal, () => process.exit(130));
    controller.abort();
  };
  for (const signal of signals) process.once(signal, stop);
  return controller.signal;
}

/** Waits until the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
