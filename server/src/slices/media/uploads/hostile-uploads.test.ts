import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openTusClient } from '../../../testing/tus-client.ts';
import { FIRST_BYTES, factsOf, someFile, storedFile } from '../../../testing/uploads.ts';

const app = await createTestApp();
const port = await app.listen();
const creator = await createPerson(app.db, 'creator');
const client = openTusClient(port, creator);

async function upload(content: Buffer, type: string) {
  const path = await client.begin({ size: content.length, type });
  return { path, reply: await client.append(path, 0, content) };
}

const text = (content: string, size = content.length) => Buffer.from(content.padEnd(size, '\n'));

describe('a file that only pretends to be media', () => {
  // biome-ignore format: a table, one file a line
  const REFUSED: readonly (readonly [what: string, content: Buffer, declared: string, sniffed: string])[] = [
    ['SVG', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'image/png', 'application/xml'],
    ['SVG without a declaration', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 9_000), 'image/png', 'unknown'],
    ['HTML', text('<!doctype html><script>alert(1)</script>', 5_000), 'image/jpeg', 'unknown'],
    ['HTML as captions', text('<script>alert(1)</script>\nWEBVTT'), 'text/vtt', 'unknown'],
    ['PDF', text('%PDF-1.7\n%âãÏÓ', 6_000), 'image/png', 'application/pdf'],
    ['a program', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(5_000)]), 'audio/mpeg', 'application/x-elf'],
    ['a ZIP that ends in a PNG', Buffer.concat([Buffer.from('504b0304140000000000', 'hex'), Buffer.alloc(5_000), FIRST_BYTES['image/png']]), 'image/png', 'application/zip'],
    ['a script that ends in a GIF', Buffer.concat([text('alert(1)//', 5_000), FIRST_BYTES['image/gif']]), 'image/gif', 'unknown'],
    ['zeros', Buffer.alloc(10_000), 'video/mp4', 'unknown'],
    ['one byte', Buffer.from('x'), 'image/png', 'unknown'],
  ];

  it.each(REFUSED)(
    '%s is refused, and nothing of it is stored',
    async (_, content, declared, sniffed) => {
      const { path, reply } = await upload(content, declared);
      expect(reply).toMatchObject({
        status: 415,
        problem: { code: 'unsupported_media', detail: `Unsupported media type: ${sniffed}` },
      });
      expect(await factsOf(app, path)).toEqual({ media: [], uploads: [], jobs: 0 });
      expect((await client.send({ method: 'HEAD', path })).status).toBe(404);
    },
  );

  it('leaves no unfinished objects in the store', async () => {
    const { rows } = await app.db.pool.query('SELECT FROM uploads');
    expect(rows).toEqual([]);
    expect(await readdir(app.mediaFolder)).not.toContain('laneway-quarantine');
    expect(await readdir(`${app.mediaFolder}/.uploads`)).toEqual([]);
  });
});

describe('media with other content in it', () => {
  it.each([
    ['a GIF that is a script as well', text('GIF89a/*', 5_000), 'image/gif'],
    [
      'a PNG with HTML in its tail',
      Buffer.concat([someFile(5_000, 'image/png'), text('<script>')]),
      'image/png',
    ],
  ])('%s has the type of its first bytes', async (_, content, mime) => {
    const { path, reply } = await upload(content, mime);
    expect(reply.status).toBe(204);
    expect((await factsOf(app, path)).media).toMatchObject([{ kind: 'image', mime }]);
    expect(await storedFile(app, path)).toEqual(content);
  });
});

describe('the first bytes of a file', () => {
  it('decide its type, whatever it was called', async () => {
    const { path } = await upload(someFile(5_000, 'image/jpeg'), 'audio/mpeg');
    expect((await factsOf(app, path)).media).toMatchObject([{ kind: 'image', mime: 'image/jpeg' }]);
  });

  it('leave it to the uploader whether a video container is audio', async () => {
    const { path } = await upload(someFile(5_000, 'video/webm'), 'audio/webm;codecs=opus');
    expect((await factsOf(app, path)).media).toMatchObject([{ kind: 'audio', mime: 'audio/webm' }]);
  });

  it('identify captions', async () => {
    const { path } = await upload(
      text('\ufeffWEBVTT\n\n00:00.000 --> 00:01.000\nDing!'),
      'text/vtt',
    );
    expect((await factsOf(app, path)).media).toMatchObject([
      { kind: 'captions', mime: 'text/vtt' },
    ]);
  });

  it('decide how large it may be', async () => {
    const path = await client.begin({ size: 50_000_000, type: 'video/mp4' });
    expect(await client.append(path, 0, someFile(5_000, 'image/png'))).toMatchObject({
      status: 413,
      problem: { code: 'payload_too_large', detail: 'Images can be up to 40 MB' },
    });
    expect((await factsOf(app, path)).uploads).toEqual([]);
  });
});

describe('a client that is refused while it is sending', () => {
  it('gets the reason, and may continue to send for a moment', async () => {
    const path = await client.begin({ size: 30_000_000, type: 'video/mp4' });
    const request = client.open({
      method: 'PATCH',
      path,
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        // Browsers send this header.
        connection: 'keep-alive',
      },
    });
    const answered = once(request, 'response');
    const sent = once(request, 'finish');
    request.end(Buffer.alloc(30_000_000));
    const [reply] = await answered;
    expect(reply.statusCode).toBe(415);
    await sent;
  });

  it('doesn’t keep its connection for long', { timeout: 20_000 }, async () => {
    const path = await client.begin({ size: 30_000_000, type: 'video/mp4' });
    const [cookie] = Object.entries(creator.cookies).map((pair) => pair.join('='));
    const socket = connect(port, '127.0.0.1');
    const answered = once(socket, 'data');
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const head = [
      `PATCH ${path} HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${cookie}`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
      'Content-Length: 30000000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${'\0'.repeat(5_000)}`);
    const [reply] = await answered;
    expect(String(reply)).toContain('HTTP/1.1 415 ');
    const sending = setInterval(() => socket.write('more'), 100);
    await closed.finally(() => clearInterval(sending));
  });
});
