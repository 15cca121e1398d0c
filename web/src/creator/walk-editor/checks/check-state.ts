import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { WalkReport } from '@laneway/domain/walk/simulation/report';
import type { CheckStep, Suggestions } from './check-steps.ts';

/** A result, with its plan. */
export type Checked = {
  readonly plan: WalkPlan;
  readonly report: WalkReport;
  /** null while they are computed. */
  readonly suggestions: Suggestions | null;
};

export type CheckState = {
  readonly phase: 'idle' | 'walking' | 'searching' | 'done' | 'stopped' | 'failed';
  /** The current or last plan; null before the first check. */
  readonly plan: WalkPlan | null;
  readonly walked: number;
  /** The latest result; it stays while the next is computed. */
  readonly checked: Checked | null;
};

export type CheckAction =
  | { readonly type: 'start'; readonly plan: WalkPlan }
  | { readonly type: 'step'; readonly step: CheckStep }
  | { readonly type: 'stop' }
  | { readonly type: 'fail' };

export const NOT_CHECKED: CheckState = { phase: 'idle', plan: null, walked: 0, checked: null };

/** The state after a check whose walks were all simulated. */
export function resumed(checked: Checked): CheckState {
  const { plan, report, suggestions } = checked;
  const phase = suggestions === null ? 'stopped' : 'done';
  return { phase, plan, walked: report.walks, checked };
}

export function checkReducer(state: CheckState, action: CheckAction): CheckState {
  switch (action.type) {
    case 'start':
      return { ...state, phase: 'walking', plan: action.plan, walked: 0 };
    case 'stop':
      return isRunning(state) ? { ...state, phase: 'stopped' } : state;
    case 'fail':
      return { ...state, phase: 'failed' };
    case 'step':
      return afterStep(state, action.step);
  }
}

function afterStep(state: CheckState, step: CheckStep): CheckState {
  const { plan } = state;
  if (plan === null || !isRunning(state)) return state;
  switch (step.kind) {
    case 'walking': {
      const { walked, report } = step;
      const figures = report && { plan, report, suggestions: null };
      return { ...state, walked, checked: figures ?? state.checked };
    }
    case 'searching': {
      const { report } = step;
      const checked = { plan, report, suggestions: null };
      return { ...state, phase: 'searching', walked: report.walks, checked };
    }
    case 'done': {
      const { report, suggestions } = step;
      const checked = { plan, report, suggestions };
      return { ...state, phase: 'done', walked: report.walks, checked };
    }
  }
}

export function isRunning({ phase }: CheckState): boolean {
  return phase === 'walking' || phase === 'searching';
}
