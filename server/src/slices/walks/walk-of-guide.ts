import { createHash } from 'node:crypto';
import { planOfContent } from '@laneway/domain/walk/plan-of-content';
import { simulateWalks } from '@laneway/domain/walk/simulation/simulate-walks';
import { startsByItself } from '@laneway/domain/walk/simulation/spacing';
import {
  submissionFindings,
  type WalkFinding,
} from '@laneway/domain/walk/simulation/submission-findings';
import type { WalkPlan } from '@laneway/domain/walk/walk-plan';
import type { Queryable } from '../../platform/database.ts';
import { findWalkSource } from '../authoring/public/walk-source.ts';
import { findReport, type StoredReport } from './store.ts';

/** Increased when the simulator or its report changes: what was simulated before counts no longer. */
const SIMULATION_VERSION = 2;

/** A pending guide as simulated walkers see it. */
export type WalkOfGuide = {
  readonly id: number;
  readonly authorId: number;
  readonly plan: WalkPlan;
  /** Of everything that the report depends on. */
  readonly hash: Buffer;
  /** Nothing is heard unless someone taps it, so there is nothing to simulate, and nothing to find fault with. */
  readonly isSilent: boolean;
  readonly nameOf: (placeId: number) => string;
};

export async function findWalk(db: Queryable, id: number): Promise<WalkOfGuide | null> {
  const source = await findWalkSource(db, id);
  if (source === null) return null;
  const plan = planOfContent(source);
  const names = source.places.map(({ id: placeId, content }, index) => [
    placeId,
    content.title ?? `Place ${index + 1}`,
  ]);
  const nameById = new Map(names as [number, string][]);
  return {
    id,
    authorId: source.authorId,
    plan,
    hash: createHash('sha256')
      .update(JSON.stringify([SIMULATION_VERSION, plan]))
      .digest(),
    isSilent: plan.mode === 'off' || !plan.stops.some(startsByItself),
    nameOf: (placeId) => nameById.get(placeId) ?? '',
  };
}

/** What was simulated of exactly this content; null while nothing was. */
export function findReportOf(
  db: Queryable,
  { id, hash }: WalkOfGuide,
): Promise<StoredReport | null> {
  return findReport(db, id, hash);
}

/** Without a report, what the plan alone says. */
export function findingsOf(
  { plan, isSilent }: WalkOfGuide,
  stored: StoredReport | null,
): readonly WalkFinding[] {
  if (isSilent) return [];
  const { surroundings } = plan;
  const report = stored?.report ?? simulateWalks(plan, { count: 0, seed: 0, surroundings });
  return submissionFindings(plan, report);
}
