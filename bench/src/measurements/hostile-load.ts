import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PublishedGuide } from '@laneway/contract/catalogue';
import type { Bench, Report } from '../bench.ts';
import { openAttacker } from '../hostile/attacker.ts';
import { ATTACKS } from '../hostile/attacks.ts';
import type { MixedLoad, MixedLoadOutcome } from '../hostile/mixed-load.ts';
import { startLaneway } from '../laneway.ts';
import { type Running, start } from '../processes.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../table.ts';

const SECONDS = 15;
const MAX_P99_MS = 250;
const MAX_MEMORY_MB = 400;
const SAMPLE_MS = 100;
const PASSWORD = 'a-long-enough-password';

/** Measures how long other people wait, and how much memory the server takes, while someone attacks it. */
export async function hostileLoad({ dataDir, say }: Bench): Promise<Report> {
  const client = start({
    script: new URL('../hostile/mixed-load.ts', import.meta.url),
    core: 'client',
  });
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    say(`hostile load: ${name}`);
    // Each attack meets a server that no other attack has touched.
    const laneway = await startLaneway(path.join(dataDir, '..', `hostile-${rows.length}`), {
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
    });
    const load = await prepareLoad(laneway.url);
    await putLoad(client, { ...load, purchases: [], seconds: 3 });
    const attacker = await openAttacker(laneway.url, 'admin');
    const run = await attack(attacker);
    attacker.statuses.clear();

    const over = new AbortController();
    const memory = sampleMemory(laneway.pid, over.signal);
    const attacking = run(over.signal);
    const outcome = await putLoad(client, load);
    over.abort();
    await attacking;
    rows.push(...rowsOf(name, outcome, await memory));
    notes.push(noteOf(name, outcome, attacker.statuses));
    await laneway.stop();
  }
  await client.stop();
  return {
    rows,
    notes: [
      `For ${SECONDS} s, people browse 30 times a second, search 4 times, save a draft twice and buy once, due at fixed times, while the attack goes on; each attack meets a new server, which has one core together with its database. p99 is over all requests of those people, from when they were due.`,
      'Memory is the highest resident size of the server’s process.',
      ...notes,
    ],
  };
}

async function prepareLoad(url: string): Promise<MixedLoad> {
  const guides = (await (await fetch(`${url}/api/guides?limit=100`)).json()) as PublishedGuide[];
  const paid = guides.filter(({ g_price: price }) => price > 0);
  const people = Math.ceil(SECONDS / paid.length);
  const cookies: string[] = [];
  for (let person = 0; person < people; person += 1) {
    const email = `buyer-${person}@bench.example`;
    await post(url, '/api/user', { u_email: email, u_password: PASSWORD, u_name: 'Buyer' });
    cookies.push(await logInAs(url, email, PASSWORD));
  }
  const author = await logInAs(url, 'rosa@laneway.example', 'melbourne-laneways');
  const draft = await post(url, '/api/pending_guides/', { pg_title: 'A walk' }, author);
  const { pg_id: pendingGuideId } = (await draft.json()) as { pg_id: number };
  return {
    url,
    seconds: SECONDS,
    purchases: cookies.flatMap((cookie) => paid.map(({ g_id: guideId }) => ({ cookie, guideId }))),
    author: { cookie: author, pendingGuideId },
  };
}

async function logInAs(url: string, email: string, password: string): Promise<string> {
  const reply = await post(url, '/api/login', { u_email: email, u_password: password });
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

async function putLoad(client: Running, load: MixedLoad): Promise<MixedLoadOutcome> {
  client.process.send(load);
  const [outcome] = (await once(client.process, 'message')) as [MixedLoadOutcome];
  return outcome;
}

/** The highest resident size of a process until the signal, in bytes. */
async function sampleMemory(pid: number, signal: AbortSignal): Promise<number> {
  let highest = 0;
  while (!signal.aborted) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    highest = Math.max(highest, Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024);
    await wait(SAMPLE_MS);
  }
  return highest;
}

function rowsOf(name: string, { times, failures }: MixedLoadOutcome, memory: number): Row[] {
  const p99 = quantile(Object.values(times).flat(), 0.99);
  const megabytes = memory / 1e6;
  return [
    {
      what: `others’ p99 beside ${name}`,
      measured: `${p99.toFixed(0)} ms`,
      beside: failures.length === 0 ? '' : `${failures.length} failed`,
      ratio: '',
      goal: `under ${MAX_P99_MS} ms, none failed`,
      met: p99 < MAX_P99_MS && failures.length === 0,
    },
    {
      what: `memory beside ${name}`,
      measured: `${megabytes.toFixed(0)} MB`,
      beside: '',
      ratio: '',
      goal: `under ${MAX_MEMORY_MB} MB`,
      met: megabytes < MAX_MEMORY_MB,
    },
  ];
}

function noteOf(
  name: string,
  { failures }: MixedLoadOutcome,
  statuses: ReadonlyMap<number, number>,
): string {
  const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const failed =
    failures.length === 0 ? '' : ` Failed for others: ${failures.slice(0, 3).join('; ')}.`;
  return `${name}: the attacker’s calls were answered ${answered || 'with nothing'}.${failed}`;
}
