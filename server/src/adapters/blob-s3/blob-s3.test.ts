import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../platform/process/logging.ts';
import { ServiceUnavailableError } from '../../platform/process/service-health.ts';
import { eventually } from '../../testing/eventually.ts';
import { createS3Store } from './blob-s3.ts';

const SECRET = 'the-secret-key';
const ADDRESS = { bucket: 'laneway-production', key: 'a/key with blanks' };

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

/** A fake S3 server: each request gets the next response, and the last one is repeated. */
async function storeFor(...answers: readonly Answer[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, reply) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    answer?.(request, reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const blobs = createS3Store({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'the-key-id',
    secretAccessKey: SECRET,
    buckets: ['laneway-production', 'laneway-quarantine'],
    clock: () => new Date('2026-11-15T10:42:31Z'),
    log: createLogger('silent'),
    stallMs: 300,
  });
  return { blobs, requests };
}

const answer =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (request, reply) => {
    request.resume().once('end', () => reply.writeHead(status, headers).end(body));
  };
const hangUp: Answer = (request) => void request.socket.destroy();
const silence: Answer = () => {};
const errorXml = (code: string) =>
  `<?xml version="1.0"?>\n<Error><Code>${code}</Code><StringToSign>${SECRET}</StringToSign></Error>`;
const FACTS = answer(200, '', { etag: '"tag"', 'content-length': '5' });
const OK = answer(200, '', { etag: '"tag"' });

describe('a request that fails on the way', () => {
  it.each([
    ['S3 has an error', answer(500, errorXml('InternalError'))],
    ['S3 is overwhelmed', answer(503, errorXml('SlowDown'))],
    ['S3 hangs up', hangUp],
  ])('is repeated when %s', async (_, failure) => {
    const { blobs, requests } = await storeFor(failure, OK);
    await blobs.put(ADDRESS, Buffer.from('bytes'));
    expect(requests).toHaveLength(2);
  });

  it('fails after a few attempts', async () => {
    const { blobs, requests } = await storeFor(answer(500));
    await expect(blobs.remove(ADDRESS)).rejects.toThrow(
      'S3 answered DELETE laneway-production with 500',
    );
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['hangs up', hangUp],
    ['has errors', answer(503, errorXml('SlowDown'))],
  ])('fails the next ones at once when S3 %s', async (_, failure) => {
    const { blobs, requests } = await storeFor(failure);
    await expect(blobs.remove(ADDRESS)).rejects.toThrow('S3 did not answer DELETE');
    const gone = new ServiceUnavailableError('S3 does not answer');
    await eventually(() => blobs.stat(ADDRESS).catch((error: unknown) => error)).toEqual(gone);
    await expect(blobs.remove(ADDRESS)).rejects.toThrow(gone);
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(3);
  });

  it('stops no others if S3 still answers', async () => {
    const isProbe = ({ method, url }: IncomingMessage) =>
      method === 'HEAD' && url === '/laneway-production';
    const { blobs, requests } = await storeFor((request, reply) =>
      (isProbe(request) ? OK : hangUp)(request, reply),
    );
    await expect(blobs.remove(ADDRESS)).rejects.toThrow('S3 did not answer DELETE');
    await eventually(() => requests.some(isProbe)).toBe(true);
    await expect(blobs.remove(ADDRESS)).rejects.toThrow('S3 did not answer DELETE');
  });

  it('is not repeated when S3 refuses it', async () => {
    const { blobs, requests } = await storeFor(answer(403, errorXml('SignatureDoesNotMatch')));
    await expect(blobs.put(ADDRESS, Buffer.from('x'))).rejects.toThrow('403 SignatureDoesNotMatch');
    expect(requests).toHaveLength(1);
  });

  it('has an error without keys, signatures or the location of the object', async () => {
    for (const failure of [answer(403, errorXml('AccessDenied')), hangUp]) {
      const { blobs } = await storeFor(failure);
      const error = await blobs.put(ADDRESS, Buffer.from('x')).catch((one: unknown) => one);
      const { message, stack } = error as Error;
      for (const secret of [SECRET, 'the-key-id', 'Signature=', 'blanks'])
        expect(`${message}${stack}${JSON.stringify(error)}`).not.toContain(secret);
    }
  });

  it('is not repeated when that would start a second upload', async () => {
    const { blobs, requests } = await storeFor(answer(500));
    await expect(blobs.parts.begin(ADDRESS)).rejects.toThrow('500');
    expect(requests).toHaveLength(1);
  });
});

describe('an error in a reply with status 200', () => {
  it('fails a copy, after a few attempts', async () => {
    const { blobs, requests } = await storeFor(answer(200, errorXml('InternalError')));
    await expect(blobs.copy(ADDRESS, { ...ADDRESS, key: 'to' })).rejects.toThrow('InternalError');
    expect(requests).toHaveLength(3);
    expect(requests[0]?.headers['x-amz-copy-source']).toBe(
      '/laneway-production/a/key%20with%20blanks',
    );
  });

  it('fails the end of an upload, unless the next attempt succeeds', async () => {
    const { blobs } = await storeFor(answer(200, `  ${errorXml('InternalError')}`), OK, FACTS, OK);
    await blobs.parts.finish({ ...ADDRESS, handle: 'upload' }, ['"tag"'], 5);
    const never = await storeFor(answer(200, errorXml('InternalError')));
    await expect(
      never.blobs.parts.finish({ ...ADDRESS, handle: 'upload' }, ['"tag"'], 5),
    ).rejects.toThrow('InternalError');
  });

  it.each([
    ['that was finished before succeeds', 5, true],
    ['whose object has another size fails', 4, false],
  ])('an upload %s', async (_, size, isFine) => {
    const gone = answer(404, errorXml('NoSuchUpload'));
    const { blobs } = await storeFor(gone, FACTS, OK);
    const finish = blobs.parts.finish({ ...ADDRESS, handle: 'upload' }, ['"tag"'], size);
    await (isFine ? finish : expect(finish).rejects.toThrow('the parts of an upload are gone'));
  });
});

describe('a read', () => {
  const partial: Answer = (_, reply) => {
    reply.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => reply.destroy(), 20);
  };

  it('that breaks off ends in an error, not in a short file', async () => {
    const { blobs } = await storeFor(partial);
    await expect(buffer(blobs.read(ADDRESS))).rejects.toThrow(
      'S3 did not answer a read to its end',
    );
  });

  it('ends in an error when no more bytes arrive', async () => {
    const { blobs } = await storeFor((_, reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('half');
    });
    await expect(buffer(blobs.read(ADDRESS))).rejects.toThrow('nothing for too long');
    const mute = await storeFor(silence);
    await expect(buffer(mute.blobs.read(ADDRESS))).rejects.toThrow('nothing for too long');
  });

  it('waits for a slow reader', async () => {
    const content = Buffer.alloc(3_000_000, 'x');
    const { blobs } = await storeFor(
      answer(200, content.toString(), { 'content-length': String(content.length) }),
    );
    let read = 0;
    for await (const chunk of blobs.read(ADDRESS)) {
      // Longer than S3 may stall.
      if (read === 0) await new Promise((resolve) => setTimeout(resolve, 600));
      read += (chunk as Buffer).length;
    }
    expect(read).toBe(content.length);
  });

  it.each([
    ['the whole object', answer(200, 'abcdefgh', { 'content-length': '8' })],
    [
      'another range',
      answer(206, 'abc', { 'content-length': '3', 'content-range': 'bytes 0-2/8' }),
    ],
    ['no range', answer(206, 'cde', { 'content-length': '3' })],
  ])('of a range is refused when S3 sends %s', async (_, reply) => {
    const { blobs } = await storeFor(reply);
    await expect(buffer(blobs.read(ADDRESS, { first: 2, last: 4 }))).rejects.toThrow(
      'another range than was asked for',
    );
  });

  it('that is cancelled ends the request', async () => {
    const { blobs, requests } = await storeFor((_, reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('half');
    });
    const reading = blobs.read(ADDRESS);
    await once(reading, 'readable');
    reading.destroy();
    await eventually(() => requests[0]?.socket.destroyed).toBe(true);
  });
});

describe('putting a stream', () => {
  it('announces its size and is sent once', async () => {
    const { blobs, requests } = await storeFor(answer(500));
    const stream = Readable.from([Buffer.from('some '), Buffer.from('bytes')]);
    await expect(blobs.put(ADDRESS, { stream, size: 10 })).rejects.toThrow('500');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).toMatchObject({
      'content-length': '10',
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
    });
    expect(stream.destroyed).toBe(true);
  });

  it('fails when S3 accepts no more bytes', async () => {
    const { blobs } = await storeFor((request) => void request.socket.pause());
    const pieces = Array.from({ length: 100 }, () => Buffer.alloc(1_000_000));
    const stream = Readable.from(pieces);
    await expect(blobs.put(ADDRESS, { stream, size: 100_000_000 })).rejects.toThrow('too long');
  });

  it('fails when it is shorter than announced', async () => {
    const { blobs } = await storeFor(OK);
    const stream = Readable.from([Buffer.from('short')]);
    await expect(blobs.put(ADDRESS, { stream, size: 10 })).rejects.toThrow();
  });
});

describe('a link', () => {
  const headers = { contentType: 'audio/mpeg', contentDisposition: 'inline; filename="a b.mp3"' };
  const MINUTE_MS = 60_000;

  it('is the same for everyone who asks within a minute, and works for at most five minutes', async () => {
    const { blobs } = await storeFor(OK);
    const link = await blobs.link(ADDRESS, headers, 60 * MINUTE_MS);
    expect(await blobs.link(ADDRESS, headers, 60 * MINUTE_MS)).toBe(link);
    const query = new URL(link ?? '').searchParams;
    expect(query.get('X-Amz-Date')).toBe('20261115T104200Z');
    expect(query.get('X-Amz-Expires')).toBe('300');
    expect(link).toContain('filename%3D%22a%20b.mp3%22');
    expect(link).not.toContain(SECRET);
  });

  it('with a short lifetime is valid from now on', async () => {
    const { blobs } = await storeFor(OK);
    const query = new URL((await blobs.link(ADDRESS, headers, 10_000)) ?? '').searchParams;
    expect(query.get('X-Amz-Date')).toBe('20261115T104230Z');
    expect(query.get('X-Amz-Expires')).toBe('10');
  });
});
