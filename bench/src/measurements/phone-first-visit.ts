import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, Report } from '../bench.ts';
import { withChromium } from '../browser/chromium.ts';
import { SLOWDOWNS, slowDown } from '../browser/device.ts';
import type { Connection } from '../browser/devtools.ts';
import { evaluate, openPage, waitUntil } from '../browser/page.ts';
import { openSite, showsPin } from '../browser/site.ts';
import { openSlowLine } from '../browser/slow-line.ts';
import { readVitals, type Vitals } from '../browser/vitals.ts';
import { median } from '../median.ts';
import type { Row } from '../table.ts';

/** The time after the first pin; by then nothing is left to load that could be painted, moved or computed. */
const AFTERMATH_MS = 5_000;

type Observed = Vitals & {
  /** The downloaded bytes of the images of guides, headers included. */
  readonly imageBytes: number;
  /** The bytes that would have been downloaded at full width. */
  readonly fullWidthBytes: number;
};

type Goal = {
  readonly vital: keyof Observed;
  readonly what: string;
  readonly max: number;
  readonly goal: string;
  readonly print: (value: number) => string;
  readonly beside?: { readonly vital: keyof Observed; readonly name: string };
};

/** The pages at which a first visit starts. */
const ENTRANCES = [
  { name: 'first visit', address: '/' },
  { name: 'link to a guide', address: '/?guide=5' },
];

const inKilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} KB`;

const GOALS: readonly Goal[] = [
  {
    vital: 'largestPaint',
    what: 'largest paint',
    max: 1_800,
    goal: 'under 1.8 s',
    print: (ms) => `${(ms / 1_000).toFixed(2)} s`,
  },
  {
    vital: 'layoutShift',
    what: 'layout shift',
    max: 0.05,
    goal: '0.05 or less',
    print: (score) => score.toFixed(3),
  },
  {
    vital: 'longestTask',
    what: 'longest task',
    max: 120,
    goal: '120 ms or less',
    print: (ms) => (ms === 0 ? 'under 50 ms' : `${Math.round(ms)} ms`),
  },
  {
    vital: 'imageBytes',
    what: 'covers',
    max: 150_000,
    goal: '150 KB or less',
    print: inKilobytes,
    beside: { vital: 'fullWidthBytes', name: 'in full width' },
  },
];

/** Measures a first visit to Laneway on an average phone. */
export async function phoneFirstVisit(bench: Bench): Promise<Report> {
  const { visits } = bench.pace;
  bench.say(`${visits} first visits with a phone`);
  const line = openSlowLine();
  const site = await openSite(bench.dataDir, line.to);
  const rows: Row[] = [];
  for (const { name, address } of ENTRANCES) {
    // Someone else has visited before: the responses are cached, as on any server in use.
    await withChromium((browser) => visit(browser, site.url + address));
    const observed: Observed[] = [];
    for (let round = 0; round < visits; round += 1) {
      observed.push(await withChromium((browser) => visit(browser, site.url + address)));
    }
    const medianOf = (vital: keyof Observed) => median(observed.map((visited) => visited[vital]));
    rows.push(...GOALS.map((goal) => rowOf(name, goal, medianOf)));
  }
  await site.stop();
  line.close();
  return {
    rows,
    notes: [
      `First visits with a phone are the median of ${visits}, each with a Chromium that had never been here: 390 × 844 pixels at double density, computing ${SLOWDOWNS.phone} times slower than this machine, behind a line (\`src/browser/slow-line.ts\`) of 1.6 Mbit/s and 150 ms there and back. The tiles of the map (\`src/peers/tile-server.ts\`) come through the same line.`,
      'The figures are what Chromium itself notes: the last of its largest paints, the sum of all layout shifts, the longest task, and the sizes of the covers that travelled.',
    ],
  };
}

async function visit(connection: Connection, url: string): Promise<Observed> {
  const page = await openPage(connection, 'phone');
  await slowDown(page, 'phone');
  await page.send('Page.navigate', { url });
  await waitUntil(page, showsPin);
  await wait(AFTERMATH_MS);
  return { ...(await readVitals(page)), ...(await evaluate(page, weighImages)) };
}

/** Runs in the page. */
const weighImages = async () => {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const images = loaded.filter(({ name }) => new URL(name).pathname.startsWith('/media/'));
  const full = await Promise.all(
    images.map(({ name }) => fetch(new URL(name).pathname, { method: 'HEAD' })),
  );
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    imageBytes: sum(images.map(({ transferSize }) => transferSize)),
    fullWidthBytes: sum(full.map(({ headers }) => Number(headers.get('content-length')))),
  };
};

function rowOf(
  entrance: string,
  { vital, what, max, goal, print, beside }: Goal,
  medianOf: (vital: keyof Observed) => number,
): Row {
  const value = medianOf(vital);
  const other = beside === undefined ? null : medianOf(beside.vital);
  return {
    what: `${entrance} with a phone, ${what}`,
    measured: print(value),
    beside: other === null ? '' : `${beside?.name}, ${print(other)}`,
    ratio: other === null ? '' : `${Math.round((100 * value) / other)} %`,
    goal,
    met: value <= max,
  };
}
