import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logging.ts';
import type { WalkSimulator } from '../../ports/walk-simulator.ts';

export type WalksDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly simulator: WalkSimulator;
};
