/** Logs problems that the user isn't notified of. The only code that writes to the console. */
export function logProblem(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes there
  if (cause === undefined) console.warn(message);
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes there
  else console.warn(message, cause);
}
