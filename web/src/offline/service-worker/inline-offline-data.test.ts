import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { beforeEach, describe, expect, it } from 'vitest';
import { downloadGuide } from '../engine/download-guide.ts';
import { PackServer, partsOf } from '../engine/pack-server.test-data.ts';
import { INLINED_DATA_ID, type InlinedData } from '../inlined-data.ts';
import { writeCurrentStore } from '../store/current-store.ts';
import { installFakeStore } from '../store/fake-store.test-data.ts';
import { type Account, offlineDatabase } from '../store/offline-database.ts';
import { queueDownload } from '../store/queue-downloads.ts';
import { findOfflineData, inlineOfflineData } from './answer-navigation.ts';

async function save(account: Account, guideId: number): Promise<void> {
  const packs = new PackServer();
  const db = offlineDatabase(account);
  packs.publish(guideId, []);
  await queueDownload(db, guideId, { ticket: 'a', now: 1, isAutomatic: false });
  await downloadGuide(partsOf(packs, db), { guideId, ticket: 'a' }, new AbortController().signal);
}

const find = (path: string) => findOfflineData(`https://laneway.example${path}`);

beforeEach(() => {
  installFakeStore();
});

describe('the data inlined into the stored page', () => {
  it('is the guide in the address, with its places and its account', async () => {
    await save('visitor', 1);
    await writeCurrentStore({ account: 'visitor', user: null });
    for (const path of ['/?guide=1', '/guides/1', '/guides/1/places', '/?guide=1&place=3']) {
      expect(await find(path)).toMatchObject({
        account: 'visitor',
        guide: { g_id: 1 },
        places: { places: expect.any(Array) },
      });
    }
  });

  it('is null if the address has no guide, or one that isn’t saved', async () => {
    await save('visitor', 1);
    await writeCurrentStore({ account: 'visitor', user: null });
    for (const path of ['/', '/?guide=2', '/saved-guides', '/?token=a&guide=1']) {
      expect(await find(path)).toBeNull();
    }
  });

  it('is null if another account saved the guide', async () => {
    await save(7, 1);
    await writeCurrentStore({ account: 'visitor', user: null });
    expect(await find('/?guide=1')).toBeNull();
  });

  it('is null if nothing was ever saved', async () => {
    expect(await find('/?guide=1')).toBeNull();
  });
});

const SHELL =
  '<html><head><!--places-page:<link rel="modulepreload" href="/p.js">--><!--guide-overview:<link rel="modulepreload" href="/o.js">--></head><body></body></html>';
const SAVED: InlinedData = {
  account: 'visitor',
  guide: exampleGuide,
  places: { places: [examplePlace] },
};

async function fill(saved = SAVED, path = '/guides/7/places') {
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'br',
    'content-length': '7',
    etag: '"1"',
  };
  const filled = await inlineOfflineData(
    new Response(SHELL, { headers }),
    saved,
    `https://laneway.example${path}`,
  );
  return { filled, text: await filled.text() };
}

function savedIn(text: string): unknown {
  const [, json = ''] = new RegExp(`id="${INLINED_DATA_ID}">(.*?)</script>`).exec(text) ?? [];
  return JSON.parse(json);
}

describe('the stored page with a saved guide', () => {
  it('contains the guide and its places', async () => {
    expect(savedIn((await fill()).text)).toEqual(SAVED);
  });

  it('preloads the scripts that show them', async () => {
    expect((await fill()).text).toContain('<head><link rel="modulepreload" href="/p.js"></head>');
    const overview = await fill(SAVED, '/guides/7-hidden-bars');
    expect(overview.text).toContain('<head><link rel="modulepreload" href="/o.js"></head>');
  });

  it('can’t be broken by a creator’s text', async () => {
    const g_title = '</script><script>alert(1)</script> $& $1';
    const { text } = await fill({ ...SAVED, guide: { ...exampleGuide, g_title } });
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(savedIn(text)).toHaveProperty('guide.g_title', g_title);
  });

  it('keeps the content security policy, and drops headers that no longer match', async () => {
    const { filled } = await fill();
    expect([...filled.headers.keys()]).toEqual(['content-security-policy', 'content-type']);
  });
});
