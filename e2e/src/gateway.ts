import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the server: it can be cut off from browsers, or lead to another release. */
export type Gateway = {
  readonly url: string;
  /** From now on nothing responds at this address, not even to a service worker. */
  readonly cut: () => Promise<void>;
  /** The server responds again. */
  readonly restore: () => Promise<void>;
  /** From now on another server responds at this address, as after a deployment. */
  readonly deploy: (target: string) => void;
  /**
   * Breaks off this many responses in the middle of their bytes: the first two to each path that matches the pattern.
   */
  readonly breakOff: (path: RegExp, times: number) => void;
  /** The paths with complete responses, and the number of broken responses. */
  readonly answered: readonly string[];
  readonly brokenOff: () => number;
};

const MAX_BROKEN_AT_PATH = 2;

/**
 * Opens a gateway to a server. Playwright can disconnect pages but not service workers, so offline
 * features can only be tested with a server that is gone.
 */
export async function openGateway(
  first: string,
): Promise<Gateway & { close: () => Promise<void> }> {
  let target = first;
  let breaking: { path: RegExp; left: number } = { path: /^/, left: 0 };
  const brokenAt = new Map<string, number>();
  let broken = 0;
  const countBroken = () => {
    broken += 1;
  };
  const answered: string[] = [];
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    response.on('finish', () => answered.push(url));
    const times = brokenAt.get(url) ?? 0;
    const isToBreak = breaking.left > 0 && times < MAX_BROKEN_AT_PATH && breaking.path.test(url);
    if (isToBreak) {
      breaking.left -= 1;
      brokenAt.set(url, times + 1);
    }
    pass(request, response, target, isToBreak ? countBroken : null);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://localhost:${port}`,
    cut,
    restore: () => new Promise((resolve) => server.listen(port, 'localhost', resolve)),
    deploy: (next) => {
      target = next;
    },
    breakOff: (path, times) => {
      breaking = { path, left: times };
    },
    answered,
    brokenOff: () => broken,
    close: cut,
  };
}

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  /** null for a response that isn't broken off. */
  onBroken: (() => void) | null,
) {
  const { host } = new URL(target);
  const { origin, ...headers } = request.headers;
  const passed = requestFrom(
    new URL(request.url ?? '/', target),
    {
      method: request.method,
      headers: { ...headers, host, ...(origin === undefined ? {} : { origin: target }) },
    },
    (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      if (onBroken === null) reply.pipe(response);
      else breakInTheMiddle(reply, response, onBroken);
    },
  );
  // The browser or the server has closed the connection, so nothing can be sent.
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

function breakInTheMiddle(
  reply: IncomingMessage,
  response: ServerResponse,
  onBroken: () => void,
): void {
  reply.once('data', (bytes: Buffer) => {
    reply.destroy();
    response.write(bytes.subarray(0, bytes.length / 2), () => {
      response.destroy();
      onBroken();
    });
  });
}
