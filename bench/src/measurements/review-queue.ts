import type { Bench, Report } from '../bench.ts';
import { findDatabase, startLaneway } from '../laneway.ts';
import { logIn } from '../log-in.ts';
import { addPendingGuides } from '../pending-guides.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../table.ts';

const SUBMITTED = 10_000;
const REQUESTS = 100;
const MAX_P95_MS = 50;

const QUEUE = '/api/admin/reviews';

const PAGES: Readonly<Record<string, string>> = {
  'first page': '',
  'what is pending': '?status=pending',
  'by title': '?sort_by=pg_title&sort_order=asc',
  'by creation': '?sort_by=pg_created',
  'by creator': '?sort_by=pg_author&sort_order=asc',
  'by status': '?sort_by=pg_status',
  'of one creator': '?creator_id=1000100',
  'a search': '?search=guide%2077',
  'a few days': '?date_from=2026-01-10&date_to=2026-01-12',
  'page 250': '?page=250',
};

/** Measures how long an admin waits for a page of a long review queue. */
export async function reviewQueue({ pace, dataDir, say }: Bench): Promise<Report> {
  const laneway = await startLaneway(dataDir, { LOG_LEVEL: 'warn' });
  say(`review queue: adding ${SUBMITTED} submitted guides`);
  const guides = await addPendingGuides(await findDatabase(dataDir), SUBMITTED);
  const headers = { cookie: await logIn(laneway.url, 'admin') };
  const rows: Row[] = [];
  for (const [name, query] of Object.entries(PAGES)) {
    say(`review queue: ${name}`);
    const address = laneway.url + QUEUE + query;
    await timesOf(address, headers, REQUESTS);
    const times: number[] = [];
    for (let round = 0; round < pace.rounds; round += 1) {
      times.push(...(await timesOf(address, headers, REQUESTS)));
    }
    rows.push(rowOf(name, quantile(times, 0.95)));
  }
  await guides.remove();
  await laneway.stop();
  return {
    rows,
    notes: [
      `The review queue has ${SUBMITTED.toLocaleString('en')} submitted guides of 500 creators, with 7 places each, in a table with five times as many others. One admin asks for 20 guides at a time, one request after the other, ${REQUESTS * pace.rounds} times for each line after ${REQUESTS} to warm up.`,
    ],
  };
}

async function timesOf(
  address: string,
  headers: Readonly<Record<string, string>>,
  requests: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const begun = performance.now();
    const reply = await fetch(address, { headers });
    await reply.arrayBuffer();
    times.push(performance.now() - begun);
    if (reply.status !== 200) throw new Error(`${address}: ${reply.status}`);
  }
  return times;
}

function rowOf(name: string, p95: number): Row {
  return {
    what: `review queue of ${SUBMITTED.toLocaleString('en')}, ${name}, p95`,
    measured: `${p95.toFixed(1)} ms`,
    beside: '',
    ratio: '',
    goal: `under ${MAX_P95_MS} ms`,
    met: p95 < MAX_P95_MS,
  };
}
