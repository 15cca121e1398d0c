import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { simulateWalks } from '@laneway/domain/walk/simulation/simulate-walks';
import { useEffect, useMemo } from 'react';
import { hasAudience } from '../../walk-editor/checks/has-audience.ts';
import { findingsOf, type ShownFinding } from '../../walk-editor/checks/shown-findings.ts';
import { useWalkCheck } from '../../walk-editor/checks/use-walk-check.ts';
import { readWalk } from '../../walk-editor/walk-content.ts';
import { useWalkContent } from '../walk-view/use-walk-content.ts';
import type { Workspace } from '../workspace/create-workspace.ts';

export type WalkFindings = {
  /** What has to be changed. */
  readonly needed: readonly ShownFinding[];
  /** Worth a look, by what the plan alone says, and by what walks have shown. */
  readonly ofPlan: readonly ShownFinding[];
  readonly ofWalks: readonly ShownFinding[];
  /** More may be found while walks are being simulated; none where that tells nothing. */
  readonly walks: 'none' | 'running' | 'done';
};

/**
 * What the walk of an open guide says about submitting it: what the plan alone says at once, the rest as soon as as many
 * walks were simulated as the server will simulate. Where that isn't possible, the server decides alone.
 */
export function useWalkFindings(workspace: Workspace): WalkFindings {
  const content = useWalkContent(workspace);
  const { plan, names } = useMemo(() => readWalk(content), [content]);
  const known = useMemo(() => findingsOf(plan, unwalked(plan), names), [plan, names]);
  const isWorthwhile = hasAudience(plan) && !known.some(({ isBlocking }) => isBlocking);
  const { phase, isRunning, checked, isStale, start, cancel } = useWalkCheck(plan);
  useEffect(() => {
    if (isWorthwhile) start();
  }, [isWorthwhile, start]);
  // Other zones are looked for in the walk view.
  const isWalked = phase === 'searching';
  useEffect(() => {
    if (isWalked) cancel();
  }, [isWalked, cancel]);
  const hasResult = checked !== null && !isStale && !isRunning;
  const ofPlan = hasAudience(plan) ? known : [];
  const keys = new Set(ofPlan.map(({ key }) => key));
  const walked = hasResult ? findingsOf(plan, checked.report, names) : [];
  const ofWalks = walked.filter(({ key }) => !keys.has(key));
  return {
    needed: [...ofPlan, ...ofWalks].filter(({ isBlocking }) => isBlocking),
    ofPlan: ofPlan.filter(({ isBlocking }) => !isBlocking),
    ofWalks: ofWalks.filter(({ isBlocking }) => !isBlocking),
    walks: isRunning ? 'running' : hasResult ? 'done' : 'none',
  };
}

function unwalked(plan: WalkPlan) {
  return simulateWalks(plan, { count: 0, seed: 0, surroundings: plan.surroundings });
}
