import { expect, it } from 'vitest';
import { createMailbox } from '../../adapters/mailer-mailbox.ts';
import type { WalkSimulator } from '../../ports/walk-simulator.ts';
import { COMPLETE, workAs } from '../../testing/authoring.ts';
import { jobsOf } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { APART, controlledWalks, PATH } from '../../testing/walk-drafts.ts';

const { walkSimulator } = controlledWalks();
const app = await createTestApp({ walkSimulator });
const creator = workAs(app, await createPerson(app.db, 'creator'));

it('a report stays when a job that began before it fails for the last time', async () => {
  const id = await creator.draft({ ...COMPLETE, pg_path: PATH });
  for (const place of APART) await creator.addPlace(id, place);
  const failing: WalkSimulator = {
    ...walkSimulator,
    checkWalks: async () => {
      await creator.change(id, 'submitted');
      throw new Error('the worker died');
    },
  };
  const deps = { ...app.deps, walkSimulator: failing };
  const simulate = jobsOf({ deps }, createMailbox()).simulate_walk;
  const job = simulate?.({ pendingGuideId: id }, { isLastAttempt: true });
  await expect(job).rejects.toThrow('the worker died');
  const report = await creator.get(`/api/pending_guides/${id}/walk-report`);
  expect(report.json()).toMatchObject({ state: 'ready' });
});

it('a guide is submitted although its places move while it is simulated', async () => {
  const changing = await createTestApp({
    walkSimulator: {
      ...walkSimulator,
      checkWalks: async (request) => {
        await changing.db.pool.query(
          'UPDATE pending_places SET location = location + point(0, 1e-5)',
        );
        return walkSimulator.checkWalks(request);
      },
    },
  });
  const author = workAs(changing, await createPerson(changing.db, 'creator'));
  const id = await author.draft({ ...COMPLETE, pg_path: PATH });
  for (const place of APART) await author.addPlace(id, place);
  expect((await author.change(id, 'submitted')).statusCode).toBe(200);
});
