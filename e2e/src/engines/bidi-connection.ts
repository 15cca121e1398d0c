import { once } from 'node:events';
import { COMMAND_MS } from './driver.ts';

// biome-ignore lint/suspicious/noExplicitAny: the protocol's results are read where they are used
type Result = any;

export type BidiConnection = {
  readonly send: (method: string, params: object) => Promise<Result>;
  /** Returns a function that stops listening. */
  readonly onEvent: (listen: (method: string, params: Result) => void) => () => void;
};

type Pending = {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
};

/** Connects to a browser that speaks WebDriver BiDi. */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const pending = new Map<number, Pending>();
  const listeners = new Set<(method: string, params: Result) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message, method, params } = JSON.parse(String(data));
    if (method !== undefined) for (const listen of listeners) listen(method, params);
    const command = pending.get(id);
    pending.delete(id);
    if (error === undefined) command?.resolve(result);
    else command?.reject(new Error(`${error}: ${message}`));
  });
  await once(socket, 'open');
  return {
    send: (method, params) => {
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const timer = setTimeout(() => reject(new Error(`No answer to ${method}.`)), COMMAND_MS);
      pending.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
      return promise.finally(() => clearTimeout(timer));
    },
    onEvent: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
