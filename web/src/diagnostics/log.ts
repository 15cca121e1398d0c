/** What goes wrong without a person being told is written where a developer looks. The only way to the console. */
export function logProblem(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes there
  if (cause === undefined) console.warn(message);
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes there
  else console.warn(message, cause);
}
