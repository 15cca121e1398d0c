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
  /** Blocking findings. */
  readonly needed: readonly ShownFinding[];
  /** Advice from the plan alone, and from simulated walks. */
  readonly ofPlan: readonly ShownFinding[];
  readonly ofWalks: readonly ShownFinding[];
  /** Whether simulation may still find more; `none` if it isn't useful. */
  readonly walks: 'none' | 'running' | 'done';
};

/**
 * The findings on the walk of an open guide for submitting: those of the plan at once, the rest after as many simulated
 * walks as on the server. If simulation isn't possible, the server decides alone.
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
  // Better zones are only searched for in the walk view.
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
