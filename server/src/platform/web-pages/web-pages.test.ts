import type { InitialData, RenderFirstScreen } from '@laneway/contract/first-screen';
import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '../process/logging.ts';
import { createWebPages, type PageRequest } from './web-pages.ts';

afterEach(() => vi.restoreAllMocks());

const TEMPLATE = `<!doctype html><html><head><meta charset="utf-8" /></head>
<body><div id="root"></div></body></html>`;

/** Pages whose rendering takes this long, with a record of what was rendered. */
function pagesTaking(renderMs: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const rendered: string[] = [];
  const render: RenderFirstScreen = ({ initialData: { guide } }) => {
    rendered.push(guide?.g_title ?? 'only its shape');
    now += renderMs;
    return { markup: '<main></main>', styles: '', preloads: '' };
  };
  const options = {
    template: TEMPLATE,
    render,
    config: {} as InitialData['config'],
    publicUrl: 'https://laneway.example',
    shareImageOf: () => '/card.jpg',
    policyWith: () => "default-src 'none'",
    log: createLogger('silent'),
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { options, rendered, wait };
}

/** The fields of a guide that the head of a page uses. */
function guideCalled(title: string) {
  const facts = {
    g_id: 1,
    g_title: title,
    g_description: '',
    g_location: '',
    g_price: 0,
    g_rating: null,
  };
  return facts as NonNullable<InitialData['guide']>;
}

const aGuide = (guideId: number): PageRequest => ({
  link: { kind: 'guide', guideId, placeId: null },
  known: {
    tag: `guide ${guideId}`,
    read: () => ({ guide: guideCalled(`Guide ${guideId}`) }),
  },
  hasSession: false,
  presignsMedia: false,
});

it('renders each page once, and only its skeleton when too many are requested', async () => {
  const { options, rendered, wait } = pagesTaking(400);
  const pages = createWebPages(options);
  for (const id of [1, 1, 2, 3, 4, 5, 6, 1]) await pages.find(aGuide(id));
  expect(rendered).toEqual(['Guide 1', 'Guide 2', 'Guide 3', 'only its shape']);
  wait(60_000);
  await pages.find(aGuide(7));
  expect(rendered.at(-1)).toBe('Guide 7');
});

it('doesn’t cache a page that couldn’t be made', async () => {
  const { options } = pagesTaking(1);
  let isBroken = true;
  const policyWith = () => {
    if (isBroken) throw new Error('a defect');
    return "default-src 'none'";
  };
  const pages = createWebPages({ ...options, policyWith });
  await expect(pages.find(aGuide(1))).rejects.toThrow('a defect');
  isBroken = false;
  await expect(pages.find(aGuide(1))).resolves.toBeDefined();
});
