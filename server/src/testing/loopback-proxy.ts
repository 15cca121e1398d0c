import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A server as it is behind a network that fails. */
export type LoopbackProxy = {
  readonly port: number;
  /** Cuts every connection and refuses new ones, like a server that was killed. */
  readonly refuse: () => Promise<void>;
  /** Passes nothing on and closes nothing, like a cable that was pulled. */
  readonly stall: () => void;
  /** Passes everything on after this time. */
  readonly slowDown: (ms: number) => void;
  readonly restore: () => Promise<void>;
};

/** Passes connections on to a server at a port or socket file, until the test says otherwise. */
export async function startProxy(
  target: { readonly port: number; readonly host: string } | { readonly path: string },
): Promise<LoopbackProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  let delayMs = 0;
  const later = (act: () => void): void => {
    if (delayMs === 0) act();
    else setTimeout(act, delayMs);
  };
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // The other side learns of it by the close that follows.
    socket.on('error', () => {});
    return socket.on('close', () => sockets.delete(socket));
  };
  const server: Server = createServer((client) => {
    keep(client);
    if (isStalled) return;
    const upstream = keep(connect(target));
    client.on('data', (bytes) => later(() => isStalled || upstream.write(bytes)));
    upstream.on('data', (bytes) => later(() => isStalled || client.write(bytes)));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => later(() => isStalled || client.destroy()));
  });
  const listen = (port: number): Promise<number> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve((server.address() as AddressInfo).port);
      });
    });
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  };

  const port = await listen(0);
  afterAll(refuse);
  return {
    port,
    refuse,
    stall: () => {
      isStalled = true;
    },
    slowDown: (ms) => {
      delayMs = ms;
    },
    restore: async () => {
      delayMs = 0;
      if (isStalled) {
        isStalled = false;
        // Connections that went silent don't come back to life.
        cut();
      }
      if (!server.listening) await listen(port);
    },
  };
}
