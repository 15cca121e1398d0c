import type { Tester } from '@laneway/contract/testers';
import { Button } from '../../../ui/button.tsx';
import { testerStateText } from './tester-texts.ts';
import styles from './testers.module.css';

export type TesterRowProps = {
  readonly tester: Tester;
  /** False while the draft takes no testers. */
  readonly mayInvite: boolean;
  readonly isResending: boolean;
  readonly onResend: () => void;
  readonly onRemove: () => void;
};

/** Someone who was invited: whether they have been here, and what can be done about it. */
export function TesterRow({ tester, mayInvite, isResending, onResend, onRemove }: TesterRowProps) {
  const { email, state, notes, emails_left, last_opened_at } = tester;
  const isIn = state === 'live' && last_opened_at !== null;
  return (
    <li className={styles.tester}>
      <div className={styles.who}>
        <p className={styles.email}>{email}</p>
        <p className={styles.state}>
          {testerStateText(tester)}
          {notes.length > 0 && ` · ${notes.length === 1 ? '1 note' : `${notes.length} notes`}`}
        </p>
      </div>
      {state !== 'removed' && (
        <div className={styles.actions}>
          {!isIn && mayInvite && emails_left > 0 && (
            <Button
              aria-label={`Resend email to ${email}`}
              busyText={isResending ? 'Sending...' : undefined}
              onClick={onResend}
            >
              Resend email
            </Button>
          )}
          <Button aria-label={`Remove ${email}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
