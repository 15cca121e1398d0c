/**
 * Resolves in a new task, between which the browser paints and responds. It uses a message, because browsers throttle
 * timers.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
