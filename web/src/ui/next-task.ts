/** Resolves in a new task, between which the browser paints and responds. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
