/** A reply or an event of the browser. The DevTools protocol defines its shape, and the caller states its type. */
type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
};

type Waiting = {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
};
type Listener = { readonly session: string | undefined; readonly hear: (params: unknown) => void };

/** A session with the browser, or with one of its pages. */
export type Session = {
  readonly send: <Result>(method: string, params?: object) => Promise<Result>;
  /** Listens for all events with a name; returns a function that stops listening. */
  readonly on: <Params>(event: string, hear: (params: Params) => void) => () => void;
};

export type Connection = {
  readonly browser: Session;
  readonly sessionOf: (id: string) => Session;
};

/**
 * Connects to a browser by the DevTools protocol. Written by hand, because browser testing tools
 * watch every request of a page and make the engine parse whole scripts again to find the line that
 * made it, which is a good part of the work of a first visit.
 */
export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<Listener>>();
  let messages = 0;

  const settle = ({ id = 0, result, error }: Message): void => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error.message));
  };
  const tell = ({ method = '', params, sessionId }: Message): void => {
    for (const { session, hear } of listeners.get(method) ?? []) {
      if (session === sessionId) hear(params);
    }
  };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) tell(message);
    else settle(message);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone.'));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No browser answers at ${address}`)));
  });

  const open = (sessionId?: string): Session => ({
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        messages += 1;
        waiting.set(messages, { resolve: resolve as Waiting['resolve'], reject });
        socket.send(JSON.stringify({ id: messages, method, params, sessionId }));
      }),
    on: <Params>(event: string, hear: (params: Params) => void) => {
      const listener: Listener = { session: sessionId, hear: hear as Listener['hear'] };
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
  });
  return { browser: open(), sessionOf: open };
}

/** The next event with a name. */
export function nextEvent<Params>(session: Session, event: string): Promise<Params> {
  return new Promise((resolve) => {
    const stop = session.on<Params>(event, (params) => {
      stop();
      resolve(params);
    });
  });
}
