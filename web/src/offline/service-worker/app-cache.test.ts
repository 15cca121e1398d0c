import { APP_SHELL_PATH } from '@laneway/contract/first-screen';
import { describe, expect, it } from 'vitest';
import { createFakeCaches } from '../../ui/testing/fake-caches.test-data.ts';
import { type AppFiles, createAppCache } from './app-cache.ts';

const ENTRY = '/assets/index-aaaaaaaa.js';
const MAP = '/assets/map-aaaaaaaa.js';
const FIELD = '/assets/field-capture-aaaaaaaa.js';

const FIRST_BUILD: AppFiles = {
  version: 'one',
  page: '+one"',
  first: [APP_SHELL_PATH, '/icon.svg', ENTRY, MAP],
  later: [FIELD, '/assets/admin-aaaaaaaa.js'],
};

/** A device, and a server whose files can be replaced. */
function aDevice() {
  const caches = createFakeCaches();
  const requested: string[] = [];
  const texts = new Map<string, string>();
  const serve = (files: AppFiles) => {
    texts.clear();
    for (const path of [...files.first, ...files.later])
      texts.set(path, `${path} ${files.version}`);
    texts.set(APP_SHELL_PATH, `the page {"version":"1.0.0${files.page}`);
  };
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'https://laneway.example',
    );
    requested.push(pathname);
    const text = texts.get(pathname);
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  };
  serve(FIRST_BUILD);
  const appOf = (files: AppFiles) => createAppCache({ files, caches, fetch });
  return { caches, requested, texts, serve, appOf };
}

const requestFor = (path: string) => new Request(`https://laneway.example${path}`);

/** The same app, one deployment later. Its map has not changed. */
const NEXT_BUILD: AppFiles = {
  version: 'two',
  page: '+two"',
  first: [APP_SHELL_PATH, '/icon.svg', '/assets/index-bbbbbbbb.js', MAP],
  later: ['/assets/field-capture-bbbbbbbb.js', '/assets/admin-bbbbbbbb.js'],
};

describe('installing a build', () => {
  it('stores the first files only, not those of the dashboards', async () => {
    const { caches, appOf } = aDevice();
    await appOf(FIRST_BUILD).install();
    const stored = await (await caches.open('laneway-app-one')).keys();
    expect(stored.map(({ url }) => new URL(url).pathname).sort()).toEqual(
      [...FIRST_BUILD.first].sort(),
    );
  });

  it('reports a complete build, for its own entry script only', async () => {
    const { caches, appOf } = aDevice();
    const app = appOf(FIRST_BUILD);
    expect(await app.hasBuild(ENTRY)).toBe(false);
    await app.install();
    expect(await app.hasBuild(ENTRY)).toBe(true);
    expect(await app.hasBuild('/assets/index-bbbbbbbb.js')).toBe(false);
    // The browser may have cleared some of it.
    await (await caches.open('laneway-app-one')).delete(MAP);
    expect(await app.hasBuild(ENTRY)).toBe(false);
  });

  it('stores either everything or nothing', async () => {
    const { caches, texts, appOf } = aDevice();
    texts.delete(MAP);
    await expect(appOf(FIRST_BUILD).install()).rejects.toThrow(MAP);
    expect(await caches.keys()).toEqual([]);
  });

  it('refuses the page of another build', async () => {
    const { caches, texts, appOf } = aDevice();
    texts.set(APP_SHELL_PATH, 'the page {"version":"1.0.0+two"');
    await expect(appOf(FIRST_BUILD).install()).rejects.toThrow('another build');
    expect(await caches.keys()).toEqual([]);
  });

  it('downloads only what has changed since the last build', async () => {
    const { requested, serve, appOf } = aDevice();
    await appOf(FIRST_BUILD).install();
    requested.length = 0;
    serve(NEXT_BUILD);
    await appOf(NEXT_BUILD).install();
    expect(requested.sort()).toEqual(
      [APP_SHELL_PATH, '/icon.svg', '/assets/index-bbbbbbbb.js'].sort(),
    );
  });

  it('includes the lazy parts that this device has used, under their new names', async () => {
    const { texts, serve, appOf } = aDevice();
    await appOf(FIRST_BUILD).install();
    await appOf(FIRST_BUILD).find(requestFor(FIELD));
    serve(NEXT_BUILD);
    const next = appOf(NEXT_BUILD);
    await next.install();
    await next.clean(false);
    texts.clear();
    const found = await next.find(requestFor('/assets/field-capture-bbbbbbbb.js'));
    expect(await found.text()).toBe('/assets/field-capture-bbbbbbbb.js two');
    expect((await next.find(requestFor('/assets/admin-bbbbbbbb.js'))).status).toBe(404);
  });
});

describe('a new build that takes over', () => {
  const installBoth = async () => {
    const device = aDevice();
    await device.caches.open('laneway-app-older');
    await device.appOf(FIRST_BUILD).install();
    device.serve(NEXT_BUILD);
    const next = device.appOf(NEXT_BUILD);
    await next.install();
    return { ...device, next };
  };

  it('removes the files of the last build', async () => {
    const { caches, next } = await installBoth();
    await next.clean(false);
    expect(await caches.keys()).toEqual(['laneway-app-two']);
  });

  it('keeps the files of the last build while a tab still runs it', async () => {
    const { caches, next } = await installBoth();
    await (await caches.open('laneway-shared-files')).put('/0', new Response('a walk'));
    await next.clean(true);
    expect(await (await next.find(requestFor(ENTRY))).text()).toBe(`${ENTRY} one`);
    expect(await caches.keys()).toEqual([
      'laneway-app-one',
      'laneway-app-two',
      'laneway-shared-files',
    ]);
  });

  it('serves its own page', async () => {
    const { next } = await installBoth();
    expect(await (await next.shell())?.text()).toContain('+two"');
  });
});

describe('a file of the app', () => {
  it('is stored on first use, and requested only once', async () => {
    const { requested, appOf } = aDevice();
    const app = appOf(FIRST_BUILD);
    for (const _time of [1, 2]) await app.find(requestFor(FIELD));
    expect(requested).toEqual([FIELD]);
  });

  it('isn’t stored if the server doesn’t have it', async () => {
    const { requested, texts, appOf } = aDevice();
    texts.delete(FIELD);
    const app = appOf(FIRST_BUILD);
    for (const _time of [1, 2]) await app.find(requestFor(FIELD));
    expect(requested).toEqual([FIELD, FIELD]);
  });

  it('is recognised by its path', () => {
    const app = aDevice().appOf(FIRST_BUILD);
    expect([ENTRY, '/icon.svg', '/assets/unknown.js'].map(app.mayHave)).toEqual([true, true, true]);
    // The shell can't be requested by pages.
    expect([APP_SHELL_PATH, '/robots.txt', '/sw.js'].map(app.mayHave)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
