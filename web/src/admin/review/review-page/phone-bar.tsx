import type { StatusAction } from '@laneway/domain/workflow/actions';
import { ActionPopover } from '../../../ui/action-popover.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ReviewItem } from './item-list.tsx';
import styles from './phone-bar.module.css';

export type PhoneBarProps = {
  readonly previous: ReviewItem | null;
  readonly next: ReviewItem | null;
  readonly actions: readonly StatusAction[];
  readonly onNote: () => void;
  readonly onOpen: (item: ReviewItem) => void;
  readonly onDecide: (action: StatusAction) => void;
};

/** The reviewer's controls on a phone, within reach of the thumb. */
export function PhoneBar({ previous, next, actions, onNote, onOpen, onDecide }: PhoneBarProps) {
  const step = (item: ReviewItem | null) => () => {
    if (item !== null) onOpen(item);
  };
  return (
    <div role="toolbar" aria-label="Review" className={styles.bar}>
      <Button onClick={onNote}>Note</Button>
      <Button aria-label="Previous item" disabled={previous === null} onClick={step(previous)}>
        ‹
      </Button>
      <Button aria-label="Next item" disabled={next === null} onClick={step(next)}>
        ›
      </Button>
      {actions.length > 0 && (
        <div className={styles.decide}>
          <ActionPopover
            label="Decide"
            kind="main"
            actions={actions.map((action) => ({
              label: action.label,
              isDanger: action.target === 'rejected',
              onAct: () => onDecide(action),
            }))}
          >
            Decide ▾
          </ActionPopover>
        </div>
      )}
    </div>
  );
}
