import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APP_SHELL_PATH, INITIAL_DATA_ID } from '@laneway/contract/first-screen';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { afterAll, describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const webRoot = await mkdtemp(path.join(tmpdir(), 'laneway-shell-'));
afterAll(() => rm(webRoot, { recursive: true }));
await writeFile(
  path.join(webRoot, 'index.html'),
  `<!doctype html><html><head><meta charset="utf-8" /><style>body{margin:0}</style><!--places-page:<link rel="modulepreload" href="/assets/places.js">--></head>
<body><div id="root"><svg></svg></div></body></html>`,
);
await writeFile(path.join(webRoot, 'sw.js'), 'plain()');
await writeFile(path.join(webRoot, 'sw.js.br'), 'as brotli');
await writeFile(path.join(webRoot, 'manifest.webmanifest'), '{}');

const { db, get, send } = await createTestApp({ webRoot });
const author = await createPerson(db, 'creator');
const [featured = 0] = DEFAULT_FEATURED_IDS;
await createGuide(db, { authorId: author.id, id: featured, title: 'River Bend' });

describe('the page that devices store', () => {
  it('has what the app needs to start, and nothing about a person', async () => {
    const { statusCode, body, headers } = await get(APP_SHELL_PATH);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
    expect(body).toContain('<div id="root"><svg></svg></div>');
    expect(body).toContain('<meta name="robots" content="noindex">');
    const [, json = ''] = new RegExp(`id="${INITIAL_DATA_ID}">(.*?)</script>`).exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({ config: (await get('/api/config')).json() });
    expect((await get('/')).body).toContain('River Bend');
    expect(body).not.toContain('River Bend');
  });

  it('lists the scripts of the page of places for the service worker', async () => {
    expect((await get(APP_SHELL_PATH)).body).toContain('<!--places-page:<link rel="modulepreload"');
    expect((await get('/')).body).not.toContain('places-page:');
  });

  it('contains the version of the server', async () => {
    const { version } = (await get('/api/app-version?_t=1')).json<{ version: string }>();
    expect((await get(APP_SHELL_PATH)).body).toContain(`"version":"${version}"`);
  });

  it('is the same for everyone', async () => {
    const { body, headers } = await get(APP_SHELL_PATH);
    const withSession = await send({
      url: APP_SHELL_PATH,
      headers: { cookie: 'laneway_session=anything' },
    });
    expect(withSession.body).toBe(body);
    expect(withSession.headers.etag).toBe(headers.etag);
  });
});

describe('the service worker', () => {
  it.each(['identity', 'br'])('is revalidated each time, as %s', async (encoding) => {
    const { statusCode, headers } = await send({
      url: '/sw.js',
      headers: { 'accept-encoding': encoding },
    });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);
    // The policy lets it load whatever a page's images and players may load, and run no other script.
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; connect-src 'self' https:/,
    );
  });
});

it('the manifest has its own type, and is revalidated each time', async () => {
  const { headers } = await get('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json');
  expect(headers['cache-control']).toBe('no-cache');
});
