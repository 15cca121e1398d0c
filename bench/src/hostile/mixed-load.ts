// The people beside an attack: they browse, search, buy and write at a fixed rate, whether or not the replies keep up.
// A request is timed from the moment it was due, so that a server that stalls can't hide the requests behind it.
import { setTimeout as wait } from 'node:timers/promises';

export type MixedLoad = {
  readonly url: string;
  readonly seconds: number;
  /** The cookies of people who buy, and the guides that they can still buy. */
  readonly purchases: readonly { readonly cookie: string; readonly guideId: number }[];
  readonly author: { readonly cookie: string; readonly pendingGuideId: number };
};

export type MixedLoadOutcome = {
  readonly times: Readonly<Record<Activity, readonly number[]>>;
  readonly failures: readonly string[];
};

const PER_SECOND = { browse: 30, search: 4, buy: 1, write: 2 } as const;
export type Activity = keyof typeof PER_SECOND;

const BROWSED = ['/', '/guides/1', '/api/guides', '/api/guides/2', '/api/places?guide_id=6'];
const SEARCHED = ['coffee', 'flinders street', 'market', 'river walk', 'art in lanes'];
const TIMEOUT_MS = 60_000;

process.on('message', (load: MixedLoad) => {
  void putLoad(load).then((outcome) => process.send?.(outcome));
});

async function putLoad(load: MixedLoad): Promise<MixedLoadOutcome> {
  const actions: Record<Activity, (turn: number) => Promise<void>> = {
    browse: (turn) => call(load.url, BROWSED[turn % BROWSED.length] ?? '/'),
    search: (turn) => {
      const terms = encodeURIComponent(SEARCHED[turn % SEARCHED.length] ?? '');
      return call(load.url, `/api/search?search_terms=${terms}`, { method: 'POST' });
    },
    buy: (turn) => buy(load, turn),
    write: (turn) => write(load, turn),
  };
  const times: Record<Activity, number[]> = { browse: [], search: [], buy: [], write: [] };
  const failures: string[] = [];
  const start = performance.now();
  const runAtRate = async (activity: Activity): Promise<void> => {
    const pending: Promise<void>[] = [];
    const total = PER_SECOND[activity] * load.seconds;
    for (let turn = 0; turn < total; turn += 1) {
      const due = start + (turn * 1_000) / PER_SECOND[activity];
      await wait(Math.max(0, due - performance.now()));
      pending.push(
        actions[activity](turn)
          .then(() => void times[activity].push(performance.now() - due))
          .catch((error: unknown) => void failures.push(`${activity}: ${String(error)}`)),
      );
    }
    await Promise.all(pending);
  };
  await Promise.all((Object.keys(PER_SECOND) as Activity[]).map(runAtRate));
  return { times, failures };
}

async function buy({ url, purchases }: MixedLoad, turn: number): Promise<void> {
  const purchase = purchases[turn];
  if (purchase === undefined) throw new Error('nothing is left to buy');
  const order = await request(url, `/api/purchase?guide_id=${purchase.guideId}`, {
    method: 'POST',
    headers: { cookie: purchase.cookie },
  });
  const { checkout_url: checkout } = (await order.json()) as { checkout_url: string };
  await call(url, `${new URL(checkout, url).pathname}/pay`, { method: 'POST', redirect: 'manual' });
}

async function write({ url, author }: MixedLoad, turn: number): Promise<void> {
  await call(url, `/api/pending_guides/${author.pendingGuideId}`, {
    method: 'PUT',
    headers: { cookie: author.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ pg_title: `A walk, version ${turn}` }),
  });
}

async function call(url: string, path: string, options: RequestInit = {}): Promise<void> {
  const reply = await request(url, path, options);
  await reply.arrayBuffer();
}

async function request(url: string, path: string, options: RequestInit): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set('x-forwarded-for', '198.51.100.7');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(url + path, { ...options, headers, signal });
  if (reply.status >= 400) throw new Error(`${path}: ${reply.status}`);
  return reply;
}
