import type { Page } from '@playwright/test';

const TODAY = '2026-11-15T03:00:00Z';

const user = (u_id: number, differing: Readonly<Record<string, unknown>>) => ({
  u_id,
  u_name: 'Robin Adeyemi',
  u_email: `robin-${u_id}@walkers.example`,
  user_role: 'user',
  state: 'active',
  email_verified: true,
  created_at: '2026-03-02T03:00:00Z',
  guides_owned: 3,
  guides_authored: 0,
  ...differing,
});

const USERS = [
  user(45, { u_name: 'Noor Haddad', email_verified: false, guides_owned: 0 }),
  user(44, { u_name: 'Priya Raman', state: 'awaiting_activation', email_verified: false }),
  user(43, {}),
  user(42, { u_name: 'Rosa Delgado', user_role: 'creator', guides_authored: 12 }),
  user(41, { u_name: 'Deleted account', state: 'deleted', email_verified: false }),
];

const job = (job_id: string, differing: Readonly<Record<string, unknown>>) => ({
  job_id,
  task: 'send_mail',
  state: 'failed',
  attempts: 25,
  max_attempts: 25,
  last_error: 'connect ECONNREFUSED 127.0.0.1:25',
  created_at: '2026-11-12T03:00:00Z',
  run_at: '2026-11-15T03:00:00Z',
  ...differing,
});

const JOBS = [
  job('4107', {}),
  job('4098', { task: 'transfer_guide', attempts: 8, last_error: 'no space left on device' }),
];

/** A platform on which something of everything has gone wrong. */
const OVERVIEW = {
  version: '1.4.0',
  users: { total: 12_408, creators: 61, admins: 3 },
  guides: { live: 182, withdrawn: 9, places: 1730 },
  review: {
    submitted: 4,
    transferring: 1,
    transfer_failed: 6,
    failed_transfers: [
      { pg_id: 31, pg_title: 'City of Trams', failure: 'Choose Publish to try again.' },
    ],
    guide_reviews: 2,
    creator_requests: 3,
  },
  messages_to_answer: 5,
  sales: { orders_30_days: 412, gross_30_days: 2381.4 },
  searches: { today: 318, days_30: 9204 },
  ledger: {
    month: '2026-11',
    sales: 1190.7,
    refunds: 14.97,
    royalties: 680.2,
    fees: 495.53,
    owed_to_creators: 477.11,
    reconciled: false,
  },
  jobs: { waiting: 7, running: 2, failed: 2 },
  storage_bytes: 48_318_382_080,
};

/** A process without a mail server, in the last hour. */
const SYSTEM = {
  process: 'laneway-1, process 4711',
  started_at: '2026-11-15T01:00:00Z',
  dependencies: [
    { name: 'database', is_set_up: true, down_since: null },
    { name: 'media_store', is_set_up: true, down_since: '2026-11-15T02:50:00Z' },
    { name: 'mail', is_set_up: true, down_since: '2026-11-15T02:40:00Z' },
    { name: 'scanner', is_set_up: false, down_since: null },
    { name: 'payments', is_set_up: true, down_since: null },
  ],
  jobs: { waiting: 1_204, running: 2, failed: 3, oldest_seconds: 1_260 },
  memory_bytes: 312_000_000,
  connections: { in_use: 12, waiting: 4, max: 12 },
  minutes: Array.from({ length: 60 }, (_, at) => ({
    ended_at: new Date(Date.parse(TODAY) - (60 - at) * 60_000).toISOString(),
    requests: 1_000 + ((at * 370) % 900),
    errors: at > 40 ? at % 7 : 0,
    p95_ms: at === 5 ? null : 120 + ((at * 70) % 1_400),
    memory_bytes: 280_000_000 + at * 500_000,
  })),
};

/** Mocks a process whose mail server has gone. */
export async function showSampleSystem(page: Page): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.route('**/api/admin/system', (route) => route.fulfill({ json: SYSTEM }));
}

/** Mocks accounts in every state. */
export async function showSampleUsers(page: Page): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.route(/\/api\/admin\/users(\?|$)/, (route) =>
    route.fulfill({ json: { items: USERS, next_cursor: 'older' } }),
  );
}

/** Mocks the platform's figures, and failed jobs that can each be retried once. */
export async function showSampleOverview(page: Page): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  const retried = new Set<string>();
  await page.route('**/api/admin/overview', (route) => route.fulfill({ json: OVERVIEW }));
  await page.route(/\/api\/admin\/jobs\?/, (route) => {
    const items = JOBS.filter(({ job_id }) => !retried.has(job_id));
    return route.fulfill({ json: { items, next_cursor: null } });
  });
  await page.route('**/api/admin/jobs/*/retry', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
    retried.add(id);
    return route.fulfill({ json: job(id, { state: 'waiting', attempts: 0 }) });
  });
}
