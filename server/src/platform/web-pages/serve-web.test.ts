import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createServedWeb, initialDataIn, TEMPLATE } from '../../testing/served-web.ts';
import { createTestApp } from '../../testing/test-app.ts';

const web = await createServedWeb();
const { db, deps, get, send, pageAt, webRoot } = web;
const { firstFeatured, paid, open, withdrawn, broken, placeOfOpen } = web;

it('sends the files of the app even while the server is too busy for anything else', async () => {
  await mkdir(path.join(webRoot, 'assets'));
  await writeFile(path.join(webRoot, 'assets', 'part-a1b2.js'), 'export {}');
  const busy = await createTestApp({ db, webRoot, maxEventLoopDelayMs: 1 });
  const keepBusy = setInterval(() => {
    const end = performance.now() + 30;
    while (performance.now() < end);
  }, 1);
  onTestFinished(() => clearInterval(keepBusy));
  await eventually(async () => (await busy.get('/api/config')).statusCode).toBe(503);
  expect((await busy.get('/assets/part-a1b2.js')).statusCode).toBe(200);
});

describe('the page for a visitor', () => {
  it('is the app as it opens, with the featured guides that it would request', async () => {
    const { body } = await pageAt('/');
    expect(body).toContain(
      '<div id="root" data-served="complete"><main>{address:/,hasSession:false',
    );
    const { config, featured, ...others } = initialDataIn(body);
    expect(featured?.ids).toEqual(DEFAULT_FEATURED_IDS);
    expect(featured?.guides).toEqual(
      (
        await get(`/api/guides?${DEFAULT_FEATURED_IDS.map((id) => `guide_ids=${id}`).join('&')}`)
      ).json(),
    );
    expect(config).toEqual((await get('/api/config')).json());
    expect(others).toEqual({});
  });

  it('has the browser fetch the first image before anything else', async () => {
    const { body } = await pageAt('/');
    expect(body).toContain('<meta charset="utf-8" /><link rel="preload" as="image"');
  });

  it.each([`/?guide=${paid}`, `/guides/${paid}`, `/guides/${paid}-an-older-title`])(
    'has the guide of %s, and the featured guides behind its overview',
    async (address) => {
      const { body } = await pageAt(address);
      const { guide, places, featured } = initialDataIn(body);
      expect(guide).toEqual((await get(`/api/guides/${paid}`)).json());
      expect(featured).toBeDefined();
      expect(places).toBeUndefined();
      expect(body).toContain(`{address:/guides/${paid},`);
    },
  );

  it('has the data of a place in a public guide, without its first screen', async () => {
    const { body } = await pageAt(`/guides/${open}/places/${placeOfOpen}`);
    expect(body).toContain('<div id="root"><svg></svg></div>');
    expect(initialDataIn(body).places?.places.map(({ p_id }) => p_id)).toContain(placeOfOpen);
  });

  it('has the overview of a public guide at its own address', async () => {
    const { guide, places, featured } = initialDataIn((await pageAt(`/?guide=${open}`)).body);
    expect(guide?.g_id).toBe(open);
    expect(places).toBeUndefined();
    expect(featured).toBeDefined();
  });

  it('has the places of a public guide at theirs, and the overview of one that isn’t', async () => {
    const { guide, places, featured } = initialDataIn(
      (await pageAt(`/guides/${open}/places`)).body,
    );
    expect(guide?.g_id).toBe(open);
    expect(places).toEqual((await get(`/api/places?guide_id=${open}`)).json());
    expect(featured).toBeUndefined();
    const closed = initialDataIn((await pageAt(`/guides/${paid}/places`)).body);
    expect(closed.places).toBeUndefined();
    expect(closed.featured).toBeDefined();
  });

  it('names the scripts of the page of places where that is shown, and nowhere else', async () => {
    const named = async (address: string) =>
      (await pageAt(address)).body.includes('<link rel="modulepreload" href="/p.js">');
    expect(await named(`/guides/${open}/places`)).toBe(true);
    expect(await named(`/guides/${open}`)).toBe(false);
    expect(await named(`/guides/${paid}/places`)).toBe(false);
    expect(await named('/')).toBe(false);
    expect((await pageAt('/')).body).not.toContain('places-page');
  });

  it.each([
    ['a guide that was withdrawn', `/?guide=${withdrawn}`],
    ['no guide', '/?guide=999999'],
    ['no guide, by its path', '/guides/999999-gone'],
  ])('has a skeleton of a guide for %s', async (_, address) => {
    const { body } = await pageAt(address, {}, 404);
    expect(body).toContain('data-served="loading"');
    expect(Object.keys(initialDataIn(body))).toEqual(['config']);
    expect(body).not.toContain('rel="canonical"');
  });

  it.each(['/guides/', '/guides/seven', `/guides/${open}/map`, `/guides/${open}/places/x`])(
    'isn’t found at %s',
    async (url) => {
      const reply = await send({ url, headers: { accept: 'text/html' } });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain('id="root"');
    },
  );

  it.each([
    ['a search', '/?search=trams'],
    ['an order', '/?order=4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d'],
    ['an emailed link', '/?token=abc'],
  ])('has only our logo for %s', async (_, address) => {
    const { body } = await pageAt(address);
    expect(body).toContain('<div id="root"><svg></svg></div>');
    expect(Object.keys(initialDataIn(body))).toEqual(['config']);
    expect(body).not.toContain('abc');
  });

  it('says whether images have presigned links, which are new each time', async () => {
    const { body } = await pageAt('/', { host: 'localhost:5173' });
    expect(body).toContain('presignsMedia:true');
    expect((await pageAt('/')).body).toContain('presignsMedia:false');
  });

  it('changes as soon as a guide does', async () => {
    const before = await pageAt('/');
    await db.pool.query('UPDATE guides SET title = $1 WHERE id = $2', ['Renamed', firstFeatured]);
    deps.responseCache.forgetGuide(firstFeatured);
    const after = await pageAt('/');
    expect(initialDataIn(after.body).featured?.guides[0]?.g_title).toBe('Renamed');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

describe('the policy of the page', () => {
  it.each(['/', `/?guide=${paid}`])(
    'allows the inline styles and the one script of %s, and no others',
    async (url) => {
      const { body, headers } = await pageAt(url);
      const hashesOf = (place: RegExp) =>
        Array.from(body.matchAll(place), ([, text = '']) => {
          return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
        });
      const sheets = hashesOf(/<style>(.*?)<\/style>/g);
      const scripts = hashesOf(/<script>(.*?)<\/script>/g);
      expect([sheets.length, scripts.length]).toEqual([url === '/' ? 1 : 2, 1]);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`style-src 'self' ${sheets.join(' ')};`);
      expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
      expect(policy).not.toContain('unsafe');
    },
  );
});

describe('a browser with a session', () => {
  it.each(['laneway_session', 'laneway_refresh'])(
    'is recognised by its cookie %s',
    async (name) => {
      const { body } = await pageAt('/', { cookie: `${name}=anything` });
      expect(body).toContain('<html data-session="likely" lang="en-AU">');
      expect((await pageAt('/', { cookie: 'laneway_device=x' })).body).toContain('<html lang');
    },
  );

  it.each(['/', `/?guide=${paid}`, `/?guide=${open}`])(
    'gets a skeleton of %s, and nothing that may be different for its person',
    async (address) => {
      const { body } = await pageAt(address, { cookie: 'laneway_session=anything' });
      expect(body).toContain('data-served="loading"');
      expect(body).toContain('hasSession:true');
      expect(Object.keys(initialDataIn(body))).toEqual(['config']);
    },
  );
});

describe('a page that hasn’t changed', () => {
  it('isn’t sent again', async () => {
    const { headers } = await pageAt('/');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
    const again = await send({
      url: '/',
      headers: { host: 'laneway.example', 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('is different for a browser with a session', async () => {
    const { headers } = await pageAt('/');
    const other = await pageAt('/', {
      cookie: 'laneway_session=anything',
      'if-none-match': String(headers.etag),
    });
    expect(other.headers.etag).not.toBe(headers.etag);
  });

  it('is sent compressed to the first visitor already', async () => {
    await db.pool.query('UPDATE guides SET title = $1 WHERE id = $2', ['Anew', firstFeatured]);
    deps.responseCache.forgetGuide(firstFeatured);
    const packed = await pageAt('/', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await pageAt('/')).body);
  });
});

describe('when something is missing', () => {
  it('sends the page without its first screen if that can’t be rendered', async () => {
    const { body } = await pageAt(`/?guide=${broken}`);
    expect(body).toContain('<div id="root"><svg></svg></div>');
    expect(initialDataIn(body).guide?.g_title).toBe('Unrenderable');
  });

  it('doesn’t serve the server’s own files, and serves the page at one address only', async () => {
    for (const url of ['/server/first-screen.js', '/index.html', '/server/../index.html']) {
      expect((await send({ url })).statusCode, url).toBe(404);
    }
  });
});

const bare = await mkdtemp(path.join(tmpdir(), 'laneway-bare-'));
afterAll(() => rm(bare, { recursive: true }));
await writeFile(path.join(bare, 'index.html'), TEMPLATE);
const gone = { ...db, query: () => Promise.reject(new Error('The database is gone')) };
const stalled = { ...db, query: () => new Promise<never>(() => {}) };
const apps = {
  'has no renderer': await createTestApp({ webRoot: bare, db }),
  'has no database': await createTestApp({ webRoot, db: gone }),
  'waits for its database': await createTestApp({ webRoot, db: stalled }),
};

describe('an installation that', () => {
  it.each(Object.entries(apps))('%s still serves the page', async (_, { get: ask }) => {
    const reply = await ask('/');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<div id="root"');
    expect(initialDataIn(reply.body).config).toBeDefined();
  });
});
