import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logging.ts';
import type { WalkSimulator } from '../../ports/walk-simulator.ts';

export type WalksDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly simulator: WalkSimulator;
};
