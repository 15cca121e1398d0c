import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

export type ReviewsDeps = { readonly db: Database; readonly clock: Clock };
