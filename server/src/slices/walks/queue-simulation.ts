import type { Queryable } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { jobKey } from './store.ts';

/** Two simulations of one guide are one job, and one that had failed for good starts over. */
export async function queueSimulation(db: Queryable, pendingGuideId: number): Promise<void> {
  await addJob(db, 'simulate_walk', { pendingGuideId }, { key: jobKey(pendingGuideId) });
}
