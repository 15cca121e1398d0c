import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INITIAL_DATA_ID, type InitialData } from '@laneway/contract/first-screen';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { afterAll, expect } from 'vitest';
import { createGuide } from './guides.ts';
import { createPerson } from './people.ts';
import { createTestApp } from './test-app.ts';

/** A replacement for the built page. */
export const TEMPLATE = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8" /><title>Laneway</title><script>window.onclick = null;</script>
<meta name="description" content="Walks" /><style>body{margin:0}</style><!--places-page:<link rel="modulepreload" href="/p.js">--></head>
<body><div id="root"><svg></svg></div></body></html>`;

/** A replacement for the built app: it prints its input, and fails for a guide with a certain title. */
const RENDERER = `export function renderFirstScreen({ address, hasSession, presignsMedia, initialData }) {
  const title = initialData.guide?.g_title;
  if (title === 'Unrenderable') throw new Error('It can’t be rendered');
  return {
    markup: '<main>' + JSON.stringify({ address, hasSession, presignsMedia }).replaceAll('"', '') + '</main>',
    styles: initialData.guide ? '[data-style="0"]{color:red}' : '',
    preloads: '<link rel="preload" as="image" href="/first.webp"/>',
  };
}`;

export const NASTY = '</script><script>alert("1" & \'2\')</script> $& $1 🚋';

/** The server with a built app, and guides of each kind. */
export async function createServedWeb() {
  const webRoot = await mkdtemp(path.join(tmpdir(), 'laneway-web-'));
  afterAll(() => rm(webRoot, { recursive: true }));
  await mkdir(path.join(webRoot, 'server'));
  await writeFile(path.join(webRoot, 'index.html'), TEMPLATE);
  await writeFile(path.join(webRoot, 'server', 'first-screen.js'), RENDERER);

  const app = await createTestApp({ webRoot });
  const { db, send } = app;
  const author = await createPerson(db, 'creator');
  const [firstFeatured = 0] = DEFAULT_FEATURED_IDS;
  await createGuide(db, { authorId: author.id, id: firstFeatured, title: 'River Bend' });
  const paid = await createGuide(db, { authorId: author.id, id: 101, title: NASTY });
  const open = await createGuide(db, {
    authorId: author.id,
    id: 104,
    isPublic: true,
    priceCents: 0,
    title: 'Open to all',
  });
  const placeOf = async (guideId: number) => {
    const { rows } = await db.pool.query<{ id: number }>(
      'SELECT min(id) AS id FROM places WHERE guide_id = $1',
      [guideId],
    );
    return rows[0]?.id ?? 0;
  };
  const placeOfOpen = await placeOf(open);
  const placeOfPaid = await placeOf(paid);
  const withdrawn = await createGuide(db, { authorId: author.id, id: 103, listing: 'withdrawn' });
  const broken = await createGuide(db, { authorId: author.id, id: 105, title: 'Unrenderable' });

  const pageAt = async (url: string, headers: Record<string, string> = {}, status = 200) => {
    const reply = await send({ url, headers: { host: 'laneway.example', ...headers } });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    return reply;
  };
  return {
    ...app,
    webRoot,
    pageAt,
    firstFeatured,
    paid,
    open,
    withdrawn,
    broken,
    placeOfOpen,
    placeOfPaid,
  };
}

/** The data that the app reads from the page. */
export function initialDataIn(body: string): InitialData {
  const [, json = ''] =
    new RegExp(`<script type="application/json" id="${INITIAL_DATA_ID}">(.*?)</script>`).exec(
      body,
    ) ?? [];
  return JSON.parse(json);
}
