import { statement } from '../../platform/database/database.ts';
import { platformLeftovers } from '../../platform/jobs/housekeeping.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { type PlatformAdminDeps, platformAdminHandlers } from './admin-routes.ts';
import { type PlatformDeps, platformHandlers } from './routes.ts';

/** Stored replies for a person's Idempotency-Keys may quote that person. */
const FORGET_REPLIES = statement<never>(
  'platform.forget_replies',
  'DELETE FROM idempotent_replies WHERE user_id = $1',
);

export function platformSlice(deps: PlatformDeps & PlatformAdminDeps): SliceManifest {
  return {
    name: 'platform',
    handlers: { ...platformHandlers(deps), ...platformAdminHandlers(deps) },
    people: { forget: async (tx, userId) => void (await tx.query(FORGET_REPLIES, [userId])) },
    leftovers: platformLeftovers,
  };
}
