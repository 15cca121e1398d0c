import type { Bench, Report } from '../bench.ts';
import { withChromium } from '../browser/chromium.ts';
import { type Device, SLOWDOWNS, slowDown } from '../browser/device.ts';
import type { Connection, Session } from '../browser/devtools.ts';
import { timeKeystrokes } from '../browser/keystrokes.ts';
import { evaluate, openPage, waitUntil } from '../browser/page.ts';
import { openSite } from '../browser/site.ts';
import { logIn } from '../log-in.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../table.ts';

const PLACES = 200;
const MAX_MS = 50;
const SENTENCE = 'Under the bridge the river turns, and with it every story told here. ';

/** Writing the description of a guide with 200 places, beside a page that has nothing but a text field. */
export async function typing(bench: Bench): Promise<Report> {
  const site = await openSite(bench.dataDir);
  const cookie = await logIn(site.url, 'creator');
  const draft = await createDraft(site.url, cookie);
  const rows: Row[] = [];
  for (const device of ['phone', 'desktop'] as const) {
    bench.say(`typing in a guide with ${PLACES} places, ${device}`);
    const type = (url: string, isReady: () => boolean) =>
      withChromium((browser) => typeAt(browser, { url, cookie, isReady, device }));
    const ours = await type(`${site.url}${draft}`, showsDescription);
    const bare = await type(`data:text/html,<textarea></textarea>`, showsTextArea);
    rows.push(rowOf(device, ours, bare));
  }
  await site.stop();
  return {
    rows,
    notes: [
      `The figure is the 95th percentile of ${SENTENCE.length * 2} keystrokes, each timed from the key to the end of the frame that shows its letter, while the preview is live and unsaved work is stored. The phone computes ${SLOWDOWNS.phone} times slower than this machine. A frame of the screen, 17 ms, is part of it, as the bare text field shows.`,
    ],
  };
}

/** Returns the path of its page. */
async function createDraft(url: string, cookie: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (reply.status !== 201) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()) as { readonly pg_id: number };
  };
  const { pg_id: id } = await post('/api/pending_guides/', { pg_title: 'The long walk' });
  for (let number = 1; number <= PLACES; number += 1) {
    await post(`/api/pending_guides/${id}/places/`, {
      pp_title: `Place ${number}`,
      pp_description: SENTENCE.repeat(10),
      pp_location: `${(-37.8 - number / 5_000).toFixed(5)},${(144.95 + number / 5_000).toFixed(5)}`,
    });
  }
  return `/?dashboard=guides&guide=pending-${id}`;
}

type Visit = {
  readonly url: string;
  readonly cookie: string;
  readonly isReady: () => boolean;
  readonly device: Device;
};

/** The 95th percentile of the keystrokes. */
async function typeAt(connection: Connection, visit: Visit): Promise<number> {
  const { url, cookie, isReady, device } = visit;
  const page = await openPage(connection, device);
  if (url.startsWith('http')) await setSession(page, url, cookie);
  await page.send('Page.navigate', { url });
  await waitUntil(page, isReady);
  await slowDown(page, device);
  await evaluate(page, focusText);
  // Warm-up: the first letters wait for code to be compiled.
  await timeKeystrokes(page, SENTENCE);
  const times = await timeKeystrokes(page, SENTENCE.repeat(2));
  return quantile(times, 0.95);
}

async function setSession(page: Session, url: string, cookie: string): Promise<void> {
  await page.send('Network.enable');
  await page.send('Network.setCookies', {
    cookies: cookie.split('; ').map((pair) => {
      const [name, value] = pair.split('=');
      return { name, value, url };
    }),
  });
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `localStorage.setItem('laneway.session', 'login');`,
  });
}

// All of these run in the page.
const showsTextArea = () => document.querySelector('textarea') !== null;
/** The phone writes Markdown in a text area, the desktop writes the text as it looks. */
const showsDescription = () =>
  document.querySelector('[name=description], [data-name=description]') !== null &&
  document.body.innerText.includes('The long walk');
const focusText = () => {
  const description = '[name=description], [data-name=description]';
  const field = document.querySelector(description) ?? document.querySelector('textarea');
  if (field instanceof HTMLElement) field.focus();
};

function rowOf(device: Device, ours: number, bare: number): Row {
  return {
    what: `key to paint in a guide with ${PLACES} places, ${device}`,
    measured: inMilliseconds(ours),
    beside: `bare text field ${inMilliseconds(bare)}`,
    ratio: '',
    goal: `under ${MAX_MS} ms`,
    met: ours < MAX_MS,
  };
}

function inMilliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
