import type { ShownFinding } from '../../walk-editor/checks/shown-findings.ts';
import { CheckLine } from './check-line.tsx';
import styles from './submit-dialog.module.css';
import type { WalkFindings } from './use-walk-findings.ts';

/** The rest of the advice is in the walk view. */
const MAX_ADVICE = 3;

/** Opens a place in the walk view; undefined for the walk as a whole. */
type Show = (stopId: number | undefined) => void;

type NeededProps = { readonly findings: readonly ShownFinding[]; readonly onShow: Show };

/** The blocking findings on a walk, with links. */
export function NeededOfWalk({ findings, onShow }: NeededProps) {
  return findings.map(({ key, what, advice, stopIds: [stopId] }) => (
    <CheckLine
      key={key}
      tone="needed"
      text={`${what} ${advice}`}
      action="Fix ›"
      onAct={() => onShow(stopId)}
    />
  ));
}

type AdviceProps = { readonly walk: WalkFindings; readonly onShow: Show };

/**
 * The advice on a walk: lines for its plan at once, and one for the simulated walks. That line exists from the start,
 * so that nothing moves under a finger.
 */
export function AdviceOnWalk({ walk: { ofPlan, ofWalks, walks }, onShow }: AdviceProps) {
  const see = ({ key, what, stopIds: [stopId] }: ShownFinding) => (
    <CheckLine key={key} tone="advice" text={what} action="See ›" onAct={() => onShow(stopId)} />
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
