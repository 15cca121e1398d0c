// The least a Node server can do: for every request it sends the bytes and headers that another server sent once.

import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';

type Answer = {
  readonly etag: string | undefined;
  readonly body: Buffer;
  readonly headers: readonly string[];
  readonly headersOf304: readonly string[];
};

/** Node writes these by itself, for every server alike. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

async function copyAnswer(url: string): Promise<Answer> {
  const request = http.get(url);
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
  const body = await buffer(reply);
  const pairs = reply.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 ? [[name, all[at + 1] ?? ''] as const] : [],
  );
  const without = (names: ReadonlySet<string>) =>
    pairs.filter(([name]) => !names.has(name.toLowerCase())).flat();
  return {
    etag: reply.headers.etag,
    body,
    headers: without(OWN_HEADERS),
    headersOf304: without(new Set([...OWN_HEADERS, 'content-length'])),
  };
}

const [original = '', ...paths] = process.argv.slice(2);
const answers = new Map<string, Answer>();
for (const path of paths) answers.set(path, await copyAnswer(original + path));

http
  .createServer({ optimizeEmptyRequests: true }, (request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) {
      response.writeHead(404).end();
    } else if (request.headers['if-none-match'] === answer.etag) {
      response.writeHead(304, [...answer.headersOf304]).end();
    } else {
      response.writeHead(200, [...answer.headers]).end(answer.body);
    }
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
