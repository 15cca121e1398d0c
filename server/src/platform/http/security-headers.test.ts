import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { storeMedia } from '../../testing/media.ts';
import { createPerson } from '../../testing/people.ts';
import { exchange } from '../../testing/raw-http.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { originOf, securityHeaders, strictTransport, workerPolicy } from './security-headers.ts';

const webRoot = await mkdtemp(path.join(tmpdir(), 'laneway-web-'));
afterAll(() => rm(webRoot, { recursive: true }));
await mkdir(path.join(webRoot, 'assets/workers'), { recursive: true });
await writeFile(path.join(webRoot, 'index.html'), '<!doctype html><title>Laneway</title>');
await writeFile(path.join(webRoot, 'assets', 'app-1a2b.js'), 'plain()');
await writeFile(path.join(webRoot, 'assets', 'app-1a2b.js.br'), 'as brotli');
await writeFile(path.join(webRoot, 'assets/workers/pin-worker-1a2b.js'), 'plain()');

const { db, deps, listen } = await createTestApp({ webRoot });
const author = await createPerson(db, 'creator');
const guideId = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
const media = await storeMedia(db, deps.blobs, { key: 'a.webp', guideId });
const port = await listen();
const ask = (address: string, headers: Record<string, string> = {}) =>
  exchange({ port, path: address, headers });

describe('every kind of reply', () => {
  it.each([
    ['an answer from memory', 200, `/api/guides/${guideId}`, {}],
    ['a 304', 304, `/api/guides/${guideId}`, { 'if-none-match': '*' }],
    ['an answer that was made', 200, '/api/config', {}],
    ['a file', 200, media, {}],
    ['a part of a file', 206, media, { range: 'bytes=0-1' }],
    ['the app', 200, '/', {}],
    ['the documentation', 200, '/api/docs', {}],
    ['a refusal', 401, '/api/get_guides', {}],
    ['a refused id', 422, '/api/guides/abc', {}],
    ['an unreadable address', 422, '/%zz', {}],
    ['nothing at all', 404, '/nothing', {}],
    ['the health check', 200, '/healthz', {}],
  ] as [string, number, string, Record<string, string>][])(
    '%s has the security headers',
    async (_, expected, address, sent) => {
      await ask(address, sent);
      const { status, headers } = await ask(address, sent);
      expect(status).toBe(expected);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('geolocation=(self)');
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/default-src '(self|none)'/);
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).not.toContain('unsafe-eval');
      expect(policy).not.toMatch(/script-src[^;]*(https:|data:|blob:|\*)/);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );
});

describe('the app', () => {
  it.each([
    [
      'a policy to workers',
      '/assets/workers/pin-worker-1a2b.js',
      /^default-src 'none'; script-src 'self'; connect-src 'self'/,
    ],
    ['no policy to other scripts', '/assets/app-1a2b.js', /^undefined$/],
  ])('sends %s, and neither the headers for documents nor an ETag', async (_, address, policy) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expect(String(headers['content-security-policy'])).toMatch(policy);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'etag']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('lets workers load from any https origin, and from the http origins of tiles and media', () => {
    const options = {
      publicUrl: 'http://localhost:3000',
      tileOrigins: ['https://tiles.example', 'http://127.0.0.1:8080'],
      mediaOrigins: ['http://127.0.0.1:9000', 'https://media.example'],
    };
    expect(workerPolicy(options)).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https: http://127.0.0.1:8080 http://127.0.0.1:9000",
    );
  });

  it('is revalidated each time, while files with a hash in their name are cached', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('is sent compressed to a client that accepts it, with a Vary header', async () => {
    const plain = await ask('/assets/app-1a2b.js');
    expect(plain.body.toString()).toBe('plain()');
    const brotli = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(brotli.body.toString()).toBe('as brotli');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it.each(['/../package.json', '/..%2fpackage.json', '/assets/%2e%2e/%2e%2e/etc/passwd', '/.env'])(
    'serves no other files: %s',
    async (address) => {
      const { status, headers } = await ask(address);
      expect([404, 422]).toContain(status);
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    },
  );
});

describe('the policy', () => {
  const http = { publicUrl: 'http://localhost:3000', tileOrigins: [], mediaOrigins: [] };
  const https = {
    publicUrl: 'https://laneway.example',
    tileOrigins: ['https://*.tiles.example'],
    mediaOrigins: ['http://s3.example:9000'],
  };

  it('holds browsers to https only where the site is served over it', () => {
    expect(securityHeaders(https)).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringContaining('upgrade-insecure-requests'),
    });
    expect(securityHeaders(http)).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders(http)['content-security-policy']).not.toContain('upgrade-insecure');
  });

  it('allows tiles from the operator’s tile server', () => {
    expect(securityHeaders(https)['content-security-policy']).toMatch(
      /img-src [^;]*https:\/\/\*\.tiles\.example/,
    );
  });

  it('allows media from the operator’s store, and from nowhere else', () => {
    const directives = String(securityHeaders(https)['content-security-policy']).split('; ');
    const withStore = directives.filter((one) => one.includes('http://s3.example:9000'));
    expect(withStore.map((one) => one.split(' ')[0])).toEqual(['img-src', 'media-src']);
  });

  it.each([
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
    ['https://tiles.example:8443/{z}.png?key=1', 'https://tiles.example:8443'],
    ['http://localhost:8080/{z}', 'http://localhost:8080'],
    ['/tiles/{z}/{x}/{y}.png', null],
  ])('names the origin of %s', (address, origin) => {
    expect(originOf(address)).toBe(origin);
  });
});

describe('strict transport security', () => {
  it.each([
    'laneway.example',
    'www.laneway.example',
    'laneway.com.au',
    'www.laneway.com.au',
    'laneway.co.uk',
    'laneway.vic.gov.au',
    'laneway.au',
    'localhost',
    '203.0.113.7',
    '[2001:db8::7]',
    // This could be a public suffix.
    'tours.abc.de',
  ])('at %s doesn’t include subdomains', (host) => {
    expect(strictTransport(host)).toBe('max-age=31536000');
  });

  it.each([
    'tours.laneway.example',
    'tours.laneway.com.au',
    'tours.city.vic.gov.au',
    'laneway.melbourne.au',
    'app.tours.laneway.example',
    'laneway.platform.example',
  ])('at %s includes subdomains', (host) => {
    expect(strictTransport(host)).toBe('max-age=31536000; includeSubDomains');
  });
});
