import type { ContentStatus } from '@laneway/domain/statuses';
import type { StatusAction } from '@laneway/domain/workflow/actions';
import { type Transfer, transferText } from '@laneway/domain/workflow/transfer';
import { useEffect, useId, useRef } from 'react';
import { ActionPopover, type PopoverAction } from '../../../ui/action-popover.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import type { BaselineKind } from '../comparison/compare-versions.ts';
import type { QueuePosition } from '../queue/use-queue-position.ts';
import { isPublish } from '../verdict/use-verdict.ts';
import barStyles from './compare-bar.module.css';
import styles from './review-header.module.css';
import type { ReviewView } from './use-review-view.ts';

export type ReviewHeaderProps = {
  readonly title: string;
  readonly status: ContentStatus;
  /** Null while there is nothing to transfer. */
  readonly transfer: Transfer | null;
  readonly queue: QueuePosition | null;
  /** Empty if they are shown elsewhere. */
  readonly actions: readonly StatusAction[];
  /** The remaining actions. */
  readonly more: readonly PopoverAction[];
  readonly onDecide: (action: StatusAction) => void;
  readonly onOpenReview: (pendingGuideId: number) => void;
  readonly onBack: () => void;
};

/** The reviewed guide, its status and position in the queue, and the verdict buttons. */
export function ReviewHeader(props: ReviewHeaderProps) {
  const { title, status, transfer, queue, actions, more, onDecide, onOpenReview, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // A focused dialog or field keeps the focus.
    if (activeElement === null || activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles.header}>
      <RoundButton icon="back" label="Back to the list" onClick={onBack} />
      {queue !== null && <QueueSteps queue={queue} onOpenReview={onOpenReview} />}
      <h1 ref={heading} tabIndex={-1} className={styles.title} title={title}>
        {title}
      </h1>
      {/* A live region: a transfer ends in the background, and others decide too. */}
      <div role="status" className={styles.facts}>
        <StatusChip status={status} />
        {transfer !== null && (
          <p className={classNames(styles.transfer, transfer.state === 'failed' && styles.failed)}>
            {transferText(transfer)}
          </p>
        )}
      </div>
      {(actions.length > 0 || more.length > 0) && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action.target}
              kind={isPublish(action) ? 'main' : 'quiet'}
              onClick={() => onDecide(action)}
            >
              {action.label}
            </Button>
          ))}
          {more.length > 0 && <ActionPopover label="More actions for this guide" actions={more} />}
        </div>
      )}
    </header>
  );
}

type QueueStepsProps = Pick<ReviewHeaderProps, 'onOpenReview'> & { readonly queue: QueuePosition };

function QueueSteps({ queue, onOpenReview }: QueueStepsProps) {
  const { position, total, previousId, nextId } = queue;
  const step = (id: number | null) => () => {
    if (id !== null) onOpenReview(id);
  };
  return (
    <nav aria-label="Review queue" className={styles.queue}>
      <Button aria-label="Previous guide" disabled={previousId === null} onClick={step(previousId)}>
        ‹
      </Button>
      <span className={styles.position}>
        {position} of {total}
      </span>
      <Button aria-label="Next guide" disabled={nextId === null} onClick={step(nextId)}>
        ›
      </Button>
    </nav>
  );
}

export type BarAction = {
  readonly label: string;
  readonly onAct: () => void;
  /** For toggle buttons. */
  readonly isOpen?: boolean;
};

type CompareBarProps = {
  readonly view: ReviewView;
  /** Empty if they are shown elsewhere. */
  readonly actions: readonly BarAction[];
};

const BASELINES: Readonly<Record<BaselineKind, { readonly name: string; readonly only: string }>> =
  {
    live: { name: 'Live', only: 'Compared with the live guide' },
    submission: { name: 'Last submission', only: 'Compared with the last submission' },
  };

const NO_BASELINE = 'First submission, so there’s nothing to compare it with.';

/** The baseline of the comparison, and the view options. */
export function CompareBar({ view, actions }: CompareBarProps) {
  const { baselines, baseline, setBaseline, onlyChanges, setOnlyChanges } = view;
  const name = useId();
  return (
    <div className={barStyles.bar}>
      {baselines.length > 1 ? (
        <fieldset className={barStyles.baselines}>
          <legend className={barStyles.legend}>Compare with</legend>
          {baselines.map((each) => (
            <label key={each} className={barStyles.choice}>
              <input
                type="radio"
                name={name}
                checked={each === baseline}
                onChange={() => setBaseline(each)}
              />
              {BASELINES[each].name}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={barStyles.only}>
          {baseline === null ? NO_BASELINE : BASELINES[baseline].only}
        </p>
      )}
      {baseline !== null && (
        <label className={barStyles.choice}>
          <input
            type="checkbox"
            checked={onlyChanges}
            onChange={(event) => setOnlyChanges(event.target.checked)}
          />
          Only changes
        </label>
      )}
      {actions.length > 0 && (
        <div className={barStyles.actions}>
          {actions.map(({ label, onAct, isOpen }) => (
            <Button key={label} aria-pressed={isOpen} onClick={onAct}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
