import { farAwayText } from '@laneway/domain/geo/distance';
import type { Ref } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './far-notice.module.css';

export type FarNoticeProps = {
  /** Null while the visitor is near. */
  readonly metres: number | null;
  readonly action: { readonly label: string; readonly onAct: () => void };
  /** Null where the action is the way to close it. */
  readonly onClose: (() => void) | null;
  readonly ref?: Ref<HTMLDivElement>;
};

/** Says that the visitor is far from what the map shows, and leads there or back. */
export function FarNotice({ metres, action, onClose, ref }: FarNoticeProps) {
  return (
    <div role="status" className={styles.place}>
      {metres !== null && (
        <div ref={ref} className={styles.notice} data-floats-on-map>
          <p>{farAwayText(metres)}</p>
          <button type="button" className={styles.action} onClick={action.onAct}>
            {action.label}
          </button>
          {onClose !== null && (
            <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
