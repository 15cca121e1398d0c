import type { GuideWalkReport, WalkReportState } from '@laneway/contract/walks';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useRequestWalkReport, useWalkReport } from '../../../api/queries/walks.ts';
import { useQueryState } from '../../../api/use-query-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { type Audience, FindingList } from './finding-list.tsx';
import { summaryText } from './report-text.ts';
import { ReportView } from './report-view.tsx';
import { type StopNames, storedFindings } from './shown-findings.ts';
import styles from './stored-walk-report.module.css';

/** The text instead of a summary, by reader. */
const STATE_TEXTS: Readonly<Record<Audience, Readonly<Record<WalkReportState, string>>>> = {
  creator: {
    off: 'You’ve turned walking off for this guide, so there’s nothing to simulate.',
    silent: 'No place starts by itself in this guide, so there’s nothing to simulate.',
    none: 'You’ve changed the walk since it was last simulated. We’ll simulate it again when you submit.',
    waiting: 'We’re simulating walks of this guide. It takes up to a minute.',
    ready: '',
    failed: 'We couldn’t simulate this walk. Our reviewers will check it by hand.',
  },
  reviewer: {
    off: 'Its creator turned walking off, so there’s nothing to simulate.',
    silent: 'No place starts by itself in this guide, so there’s nothing to simulate.',
    none: 'This version hasn’t been simulated yet. Publishing does it first.',
    waiting: 'We’re simulating walks of this guide. It takes up to a minute.',
    ready: '',
    failed:
      'We couldn’t simulate this walk. Try again, or check where its places start before you publish.',
  },
};

export type StoredWalkReportProps = {
  readonly pendingGuideId: number;
  readonly audience: Audience;
  /** By place, as “3. Degraves Street”. */
  readonly names: StopNames;
  /** Absent where there is no place to open. */
  readonly onSelect?: ((placeId: number) => void) | undefined;
};

/** The server's report on a submitted guide, for its creator and its reviewer. */
export function StoredWalkReport(props: StoredWalkReportProps) {
  const state = useQueryState(useWalkReport(props.pendingGuideId));
  switch (state.kind) {
    case 'ready':
      return <KnownReport {...props} stored={state.data} />;
    case 'loading':
      return <p role="status">{loadingTexts.loading}</p>;
    case 'missing':
    case 'closed':
      return <Callout tone="info" text="There’s no walk report for this guide." />;
    case 'failed':
      return <Callout tone="error" text={state.text} action={state.tryAgain} />;
  }
}

type KnownReportProps = StoredWalkReportProps & { readonly stored: GuideWalkReport };

function KnownReport({ stored, ...props }: KnownReportProps) {
  const { audience, names, onSelect, pendingGuideId } = props;
  const { report } = stored;
  const findings = storedFindings(stored.findings);
  return (
    <div className={styles.report}>
      {/* A live region, because the simulation ends in the background. */}
      <p role="status" className={report === null ? styles.lead : styles.summary}>
        {report === null ? STATE_TEXTS[audience][stored.state] : summaryText(report)}
      </p>
      {audience === 'reviewer' && (stored.state === 'none' || stored.state === 'failed') && (
        <Simulate pendingGuideId={pendingGuideId} isAgain={stored.state === 'failed'} />
      )}
      {report === null ? (
        <FindingList findings={findings} names={names} audience={audience} onSelect={onSelect} />
      ) : (
        <ReportView
          report={report}
          findings={findings}
          audience={audience}
          names={names}
          onSelect={onSelect}
        />
      )}
    </div>
  );
}

type SimulateProps = { readonly pendingGuideId: number; readonly isAgain: boolean };

function Simulate({ pendingGuideId, isAgain }: SimulateProps) {
  const { mutate, isPending, isError } = useRequestWalkReport(pendingGuideId);
  return (
    <div className={styles.again}>
      <Button busyText={isPending ? 'Starting...' : undefined} onClick={() => mutate()}>
        {isAgain ? 'Simulate again' : 'Simulate walks'}
      </Button>
      <p role="alert" className={styles.problem}>
        {isError && 'We couldn’t start that. Try again.'}
      </p>
    </div>
  );
}
