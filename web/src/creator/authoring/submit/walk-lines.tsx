import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { simulateWalks } from '@laneway/domain/walk/simulation/simulate-walks';
import { type ReactNode, useEffect, useMemo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { hasAudience } from '../../walk-editor/checks/has-audience.ts';
import { findingsOf, type ShownFinding } from '../../walk-editor/checks/shown-findings.ts';
import { useWalkCheck } from '../../walk-editor/checks/use-walk-check.ts';
import { readWalk } from '../../walk-editor/walk-content.ts';
import { useWalkContent } from '../walk-view/use-walk-content.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import styles from './submit-dialog.module.css';

/** The rest of the advice is in the walk view. */
const MAX_ADVICE = 3;

/** Opens a place in the walk view; undefined for the walk as a whole. */
type Show = (stopId: number | undefined) => void;

type LineActions = {
  readonly onShow: Show;
  readonly onReorder: (order: readonly number[]) => void;
};

type NeededProps = LineActions & { readonly findings: readonly ShownFinding[] };

/** The blocking findings on a walk, with links. */
export function NeededOfWalk({ findings, onShow, onReorder }: NeededProps) {
  return findings.map(({ key, what, advice, order, stopIds: [stopId] }) => (
    <CheckLine
      key={key}
      tone="needed"
      text={`${what} ${advice}`}
      {...(order === null
        ? { action: 'Fix ›', onAct: () => onShow(stopId) }
        : { action: REORDER, isBelow: true, onAct: () => onReorder(order) })}
    />
  ));
}

const REORDER = 'Reorder places';

type AdviceProps = LineActions & { readonly walk: WalkFindings };

/**
 * The advice on a walk: lines for its plan at once, and one for the simulated walks. That line exists from the start,
 * so that nothing moves under a finger.
 */
export function AdviceOnWalk({ walk, onShow, onReorder }: AdviceProps) {
  const { ofPlan, ofWalks, walks } = walk;
  const see = ({ key, what, order, stopIds: [stopId] }: ShownFinding) => (
    <CheckLine
      key={key}
      tone="advice"
      text={what}
      {...(order === null
        ? { action: 'See ›', onAct: () => onShow(stopId) }
        : { action: REORDER, isBelow: true, onAct: () => onReorder(order) })}
    />
  );
  const rest = [...ofPlan.slice(MAX_ADVICE), ...ofWalks];
  const [first] = rest;
  const lines = ofPlan.slice(0, MAX_ADVICE).map(see);
  if (walks === 'running') return [...lines, <StateLine key="state" state="running" />];
  if (first === undefined) {
    return walks === 'done' ? [...lines, <StateLine key="state" state="done" />] : lines;
  }
  if (rest.length === 1) return [...lines, see(first)];
  const more = (
    <CheckLine
      key="more"
      tone="advice"
      text={`${rest.length} more about the walk`}
      action="See ›"
      onAct={() => onShow(undefined)}
    />
  );
  return [...lines, more];
}

const STATES = {
  running: { sign: '…', text: 'Checking how people hear it...' },
  done: { sign: '✓', text: 'We’ve checked how people hear it.' },
} as const;

function StateLine({ state }: { readonly state: keyof typeof STATES }) {
  const { sign, text } = STATES[state];
  return (
    <li className={styles.line}>
      <span aria-hidden="true">{sign}</span>
      <span className={styles.lead}>{text}</span>
    </li>
  );
}

type CheckSectionProps = {
  readonly id: string;
  readonly heading: string;
  /** The lines of the section. */
  readonly children: ReactNode;
};

/** Checks of one kind. */
export function CheckSection({ id, heading, children }: CheckSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <ul className={styles.lines}>{children}</ul>
    </section>
  );
}

const SIGNS = { needed: '✗', advice: '!' } as const;

export type CheckLineProps = {
  readonly tone: keyof typeof SIGNS;
  readonly text: string;
  readonly action: string;
  /** True for a long action, which is shown below the text. */
  readonly isBelow?: boolean;
  readonly onAct: () => void;
};

/** One thing to do before submitting, with a link to it. */
export function CheckLine({ tone, text, action, isBelow = false, onAct }: CheckLineProps) {
  return (
    <li className={classNames(styles.line, isBelow && styles.tall)}>
      <span aria-hidden="true" className={styles[tone]}>
        {SIGNS[tone]}
      </span>
      <span>{text}</span>
      <button
        type="button"
        className={styles.fix}
        aria-label={`${action.replace(' ›', '')}: ${text}`}
        onClick={onAct}
      >
        {action}
      </button>
    </li>
  );
}

export type WalkFindings = {
  /** Blocking findings. */
  readonly needed: readonly ShownFinding[];
  /** Advice from the plan alone, and from simulated walks. */
  readonly ofPlan: readonly ShownFinding[];
  readonly ofWalks: readonly ShownFinding[];
  /** `running` while simulation may still find more; `none` if it has no result. */
  readonly walks: 'none' | 'running' | 'done';
};

/**
 * The findings on the walk of an open guide for submitting: those of the plan at once, the rest after as many simulated
 * walks as on the server. If simulation isn't possible, the server decides alone. Places that have neither text nor
 * media are named elsewhere, so that they have no audio isn't found again.
 */
export function useWalkFindings(
  workspace: Workspace,
  emptyStopIds: readonly number[],
): WalkFindings {
  const content = useWalkContent(workspace);
  const { plan, names } = useMemo(() => readWalk(content), [content]);
  const found = useMemo(() => findingsOf(plan, unwalked(plan), names), [plan, names]);
  const known = found.filter(
    ({ kind, stopIds }) => kind !== 'noAudio' || !stopIds.some((id) => emptyStopIds.includes(id)),
  );
  const isWorthwhile = hasAudience(plan) && !known.some(({ isBlocking }) => isBlocking);
  const { phase, isRunning, checked, isStale, start, cancel } = useWalkCheck(
    plan,
    workspace.lastCheck,
  );
  const hasResult = checked !== null && !isStale && !isRunning;
  const isNeeded = isWorthwhile && !hasResult;
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded, start]);
  // Better zones are only searched for in the walk view.
  const isWalked = phase === 'searching';
  useEffect(() => {
    if (isWalked) cancel();
  }, [isWalked, cancel]);
  const knownKeys = new Set(found.map(({ key }) => key));
  const walked = hasResult ? findingsOf(plan, checked.report, names) : [];
  const ofWalks = walked.filter(({ key }) => !knownKeys.has(key));
  // Walks may show that a finding of the plan blocks.
  const later = new Map(walked.map((finding) => [finding.key, finding]));
  const ofPlan = hasAudience(plan) ? known.map((finding) => later.get(finding.key) ?? finding) : [];
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
