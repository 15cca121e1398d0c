// The least a Node server can do with an upload: every request's body goes into a new file.

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const [folder = ''] = process.argv.slice(2);

http
  .createServer({ optimizeEmptyRequests: true }, async (request, response) => {
    if (request.method === 'PATCH') {
      await pipeline(request, createWriteStream(path.join(folder, randomUUID())));
      response.writeHead(204).end();
    } else if (request.method === 'POST') {
      response.writeHead(201, { location: '/files/bare' }).end();
    } else {
      response.writeHead(200).end();
    }
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
