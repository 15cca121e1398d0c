import { expect, it } from 'vitest';
import { addJob } from '../../platform/jobs/jobs.ts';
import { createMetrics } from '../../platform/process/metrics.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { getSystemStatus } from './get-system-status.ts';

const app = await createTestApp();
const { db, deps } = app;
const NOW = new Date('2026-11-15T10:42:00Z');

it('the state of the system names what doesn’t answer, and counts jobs and the requests of each minute', async () => {
  const since = new Date('2026-11-15T10:40:00Z');
  const dependencies = { database: () => null, mail: () => since };
  const metrics = createMetrics({ ...deps, dependencies });
  const answered = {
    route: '/api/guides',
    method: 'GET',
    call: 'listGuides',
    seconds: 0.008,
  } as const;
  metrics.countResponse({ ...answered, status: 200 });
  metrics.countResponse({ ...answered, status: 503 });
  metrics.countResponse({ ...answered, status: 200, call: 'streamNotifications', seconds: 900 });
  metrics.countCacheHit();
  metrics.endMinute(NOW);
  await addJob(db, 'send_mail', { mailId: 1 });
  await addJob(db, 'simulate_walk', { pendingGuideId: 1 });
  expect(await getSystemStatus(db, metrics, NOW)).toMatchObject({
    process: expect.stringContaining(`process ${process.pid}`),
    dependencies: [
      { name: 'database', is_set_up: true, down_since: null },
      { name: 'media_store', is_set_up: false, down_since: null },
      { name: 'mail', is_set_up: true, down_since: since.toISOString() },
      { name: 'scanner', is_set_up: false },
      { name: 'payments', is_set_up: false },
    ],
    jobs: { waiting: 2, running: 0, failed: 0 },
    connections: { waiting: 0, max: deps.db.pool.options.max },
    minutes: [{ ended_at: NOW.toISOString(), requests: 4, errors: 1, p95_ms: 10 }],
  });
});

it('the state of the system is for admins', async () => {
  const reply = await app.get('/api/admin/system', await createPerson(db, 'admin'));
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ minutes: [], memory_bytes: expect.any(Number) });
});
