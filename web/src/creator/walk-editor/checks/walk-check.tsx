import type { TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { count } from '@laneway/domain/walk/simulation/findings-text';
import { submissionWalks } from '@laneway/domain/walk/simulation/submission-walks';
import { useEffect, useId, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Checked } from './check-state.ts';
import type { Suggestions } from './check-steps.ts';
import { hasAudience } from './has-audience.ts';
import { summaryText } from './report-text.ts';
import { ReportView } from './report-view.tsx';
import { findingsOf, type StopNames } from './shown-findings.ts';
import { timeLeftText } from './time-left.ts';
import { type LastCheck, useWalkCheck, type WalkCheckRun } from './use-walk-check.ts';
import styles from './walk-check.module.css';

export type WalkCheckProps = {
  readonly plan: WalkPlan;
  /** By stop, as “3. Degraves Street”. */
  readonly names: StopNames;
  readonly selected: number | null;
  readonly onSelect: (stopId: number) => void;
  /** Changes zones, several at once if all suggestions are applied. */
  readonly onApply: (changes: readonly ZoneChange[]) => void;
  /** Puts the places into another order; null where they can’t be moved. */
  readonly onReorder: ((order: readonly number[]) => void) | null;
  readonly isReadOnly: boolean;
  readonly lastCheck: LastCheck;
};

/** The simulated walks of a draft, with suggestions. */
export function WalkCheck(props: WalkCheckProps) {
  const { plan } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.check}>
      <h2 id={id} className={styles.heading}>
        Check the walk
      </h2>
      {hasAudience(plan) ? (
        <RunningCheck {...props} />
      ) : (
        <p className={styles.lead}>{nothingText(plan)}</p>
      )}
    </section>
  );
}

function nothingText({ mode }: WalkPlan): string {
  return mode === 'off'
    ? 'People don’t walk this guide, so there’s nothing to check.'
    : 'No place starts by itself yet. Add audio to one, and you can check how people hear it.';
}

function RunningCheck(props: WalkCheckProps) {
  const { plan } = props;
  const run = useWalkCheck(plan, props.lastCheck);
  const namesThen = useNamesAtStart(run, props.names);
  const reorder = useReorder(run, props.onReorder);
  const { checked, isStale } = run;
  const total = useMemo(() => submissionWalks(plan).count, [plan]);
  return (
    <>
      {/* A live region must exist before it changes. */}
      <p role="status" className={checked === null ? styles.lead : styles.summary}>
        {statusText(run, total)}
      </p>
      {isStale && !run.isRunning && (
        <p className={styles.stale}>
          You’ve changed the walk since, so these figures are of an older version.
        </p>
      )}
      <Controls run={run} total={total} />
      {checked !== null && (
        <CheckedView {...props} {...{ checked, isStale, namesThen }} onReorder={reorder} />
      )}
    </>
  );
}

/** Reorders the places, and checks the walk again as soon as they are in their new order. */
function useReorder({ start, isStale }: WalkCheckRun, onReorder: WalkCheckProps['onReorder']) {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || !isStale) return;
    setIsWaiting(false);
    start();
  }, [isWaiting, isStale, start]);
  if (onReorder === null) return null;
  return (order: readonly number[]) => {
    setIsWaiting(true);
    onReorder(order);
  };
}

/** Findings keep the name of a place, even if the place is deleted before the next check. */
function useNamesAtStart({ plan }: WalkCheckRun, names: StopNames): StopNames {
  const [then, setThen] = useState({ plan, names });
  if (then.plan !== plan) setThen({ plan, names });
  return then.names;
}

/** Only important changes are announced: the count is shown next to it. */
function statusText({ phase, isRunning, checked }: WalkCheckRun, total: number): string {
  if (phase === 'failed') return 'We couldn’t simulate any walks in this browser. Try again.';
  if (checked !== null) return summaryText(checked.report);
  return isRunning
    ? 'Simulating walks...'
    : `See how ${count(total)} walkers would hear this draft, with phones that are as wrong as real ones. On a slow device it takes a minute.`;
}

function Controls({ run, total }: { readonly run: WalkCheckRun; readonly total: number }) {
  const { phase, isRunning, walked, elapsedMs, checked, isStale, start, cancel } = run;
  if (isRunning) {
    return (
      <div className={styles.running}>
        <progress
          className={styles.progress}
          aria-label="Simulated walks"
          max={total}
          value={phase === 'searching' ? undefined : walked}
        />
        <span className={styles.walked}>
          {phase === 'searching'
            ? 'Looking for better zones...'
            : [`${count(walked)} of ${count(total)}`, timeLeftText(elapsedMs, walked, total)]
                .filter((text) => text !== null)
                .join(', ')}
        </span>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    );
  }
  if (phase === 'done' && !isStale) return null;
  const isFirst = checked === null;
  return (
    <div>
      <Button kind={isFirst ? 'main' : 'quiet'} onClick={start}>
        {isFirst ? `Simulate ${count(total)} walks` : 'Check again'}
      </Button>
    </div>
  );
}

type CheckedViewProps = WalkCheckProps & {
  readonly checked: Checked;
  readonly isStale: boolean;
  readonly namesThen: StopNames;
};

function CheckedView(props: CheckedViewProps) {
  const { plan, names, selected, onSelect, onApply, onReorder, isReadOnly } = props;
  const { checked, isStale, namesThen } = props;
  // Suggestions for an older version may not fit any more.
  const known = isStale ? null : checked.suggestions;
  const suggestions = known ?? [];
  const findings = useMemo(
    () => findingsOf(checked.plan, checked.report, new Map([...namesThen, ...names]), known),
    [checked, namesThen, names, known],
  );
  const unchecked = useMemo(() => newlyHeard(checked.plan, plan), [checked, plan]);
  const apply = (only: number | null) => {
    const chosen = suggestions.filter(({ stopId }) => only === null || stopId === only);
    onApply(zoneChanges(plan, chosen));
  };
  return (
    <ReportView
      report={checked.report}
      names={names}
      findings={findings.filter(
        ({ kind, stopIds: [stopId] }) =>
          kind !== 'noAudio' || stopId === undefined || !unchecked.has(stopId),
      )}
      unchecked={unchecked}
      audience="creator"
      selected={selected}
      onSelect={onSelect}
      suggestions={suggestions}
      onApply={isReadOnly ? undefined : apply}
      // The order found for an older version may lack places.
      onReorder={isStale || onReorder === null ? undefined : onReorder}
    >
      {suggestions.length > 1 && !isReadOnly && (
        <div className={styles.all}>
          <p>Other sizes would help {suggestions.length} places.</p>
          <Button kind="main" onClick={() => apply(null)}>
            Apply all
          </Button>
        </div>
      )}
    </ReportView>
  );
}

/** The stops that had no audio when they were checked, but have some now. */
function newlyHeard(checked: WalkPlan, now: WalkPlan): ReadonlySet<number> {
  const soundless = new Set(checked.stops.flatMap(({ id, hasAudio }) => (hasAudio ? [] : [id])));
  const heard = now.stops.filter(({ id, hasAudio }) => hasAudio && soundless.has(id));
  return new Set(heard.map(({ id }) => id));
}

export type ZoneChange = { readonly stopId: number; readonly zone: TriggerZone };

/** The suggested zones: the current ones with another size. */
export function zoneChanges(plan: WalkPlan, suggestions: Suggestions): readonly ZoneChange[] {
  return suggestions.flatMap(({ stopId, radius }) => {
    const zone = plan.stops.find(({ id }) => id === stopId)?.zone;
    return zone?.kind === 'circle' ? [{ stopId, zone: { ...zone, radius } }] : [];
  });
}
