import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';

export type ReviewsDeps = { readonly db: Database; readonly clock: Clock };
