import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands in front of the server: it can be cut off from browsers, and have another build. */
export type Gateway = {
  readonly url: string;
  /** From now on nothing answers at this address, not even to a service worker. */
  readonly cut: () => Promise<void>;
  /** From now on the server has another build of the same app, as after a deployment. */
  readonly deploy: () => void;
  /** Breaks off so many answers in the middle of their bytes: the first two to each path that a pattern finds. */
  readonly breakOff: (path: RegExp, times: number) => void;
  /** The paths that were answered to the end, and how many answers were broken off. */
  readonly answered: readonly string[];
  readonly brokenOff: () => number;
};

/** As the server prints it: the version of the app, and the hash of its page. */
const PAGE_HASH = /\d+\.\d+\.\d+\+([0-9a-f]{12})/;
/** What differs from build to build in the service worker: the hash of all files. */
const WORKER_VERSION = /(version:[`"'])[0-9a-f]{12}/;
const NEXT = 'facefacefac0';
const MAX_BROKEN_AT_PATH = 2;

/**
 * Opens a gateway to a server. Playwright can take the network from pages but not from service workers, so that what
 * works without one can be tested only by a server that is gone.
 */
export async function openGateway(
  target: string,
): Promise<Gateway & { close: () => Promise<void> }> {
  let pageHash: string | null = null;
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
    pass(request, response, {
      target,
      rewrite: (path, text) => rewriteFor(path, text, pageHash),
      onBroken: isToBreak ? countBroken : null,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const { version } = (await (await fetch(`${target}/api/app-version`)).json()) as {
    version: string;
  };
  const cut = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://localhost:${port}`,
    cut,
    deploy: () => {
      pageHash = PAGE_HASH.exec(version)?.[1] ?? null;
    },
    breakOff: (path, times) => {
      breaking = { path, left: times };
    },
    answered,
    brokenOff: () => broken,
    close: cut,
  };
}

function rewriteFor(path: string, text: string, pageHash: string | null): string {
  if (pageHash === null) return text;
  const renamed = text.replaceAll(pageHash, NEXT);
  return path === '/sw.js' ? renamed.replace(WORKER_VERSION, `$1${NEXT}`) : renamed;
}

type Passing = {
  readonly target: string;
  readonly rewrite: (path: string, text: string) => string;
  /** Null for an answer that gets through. */
  readonly onBroken: (() => void) | null;
};

/** Texts that name the version; everything else is passed on as it comes. */
const NAMES_VERSION = /^(?:text\/html|application\/json|application\/javascript)/;

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { target, rewrite, onBroken }: Passing,
) {
  const { host } = new URL(target);
  const { origin, ...headers } = request.headers;
  // The server would say that nothing has changed, not knowing what becomes of it here.
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  const passed = requestFrom(
    new URL(request.url ?? '/', target),
    {
      method: request.method,
      headers: {
        ...headers,
        host,
        'accept-encoding': 'identity',
        ...(origin === undefined ? {} : { origin: target }),
      },
    },
    async (reply) => {
      const path = (request.url ?? '').replace(/\?.*/, '');
      const isText = NAMES_VERSION.test(reply.headers['content-type'] ?? '');
      if (!isText || path.startsWith('/assets/') || request.method === 'HEAD') {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        if (onBroken === null) reply.pipe(response);
        else breakInTheMiddle(reply, response, onBroken);
        return;
      }
      const { 'content-length': _length, ...others } = reply.headers;
      const chunks = await reply.toArray();
      response.writeHead(reply.statusCode ?? 502, others);
      response.end(rewrite(path, Buffer.concat(chunks).toString()));
    },
  );
  // The browser has gone away, or the server has: either way there is nobody to tell.
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
