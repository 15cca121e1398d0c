// @tus/server with its own file store, set up as in its README.

import http from 'node:http';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

const [folder = ''] = process.argv.slice(2);
const tus = new Server({ path: '/files', datastore: new FileStore({ directory: folder }) });

http
  .createServer((request, response) => {
    if (request.url === '/ready') response.writeHead(200).end();
    else void tus.handle(request, response);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
