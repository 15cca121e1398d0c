import type { CreatorRequestState } from '@laneway/domain/creators/creator-request';
import { satisfiesRole } from '@laneway/domain/roles';
import { formatDate } from '@laneway/domain/text/dates';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../api/failures.ts';
import {
  type ManagedCreatorRequest,
  useDecideCreatorRequest,
} from '../../api/queries/creator-requests.ts';
import { Button } from '../../ui/button.tsx';
import cards from '../../ui/card-list.module.css';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import styles from './request-list.module.css';

export const STATE_NAMES: Readonly<Record<CreatorRequestState, string>> = {
  open: 'To decide',
  approved: 'Approved',
  declined: 'Declined',
};

const TONES: Readonly<Record<CreatorRequestState, ChipTone>> = {
  open: 'turn',
  approved: 'done',
  declined: 'outline',
};

export type RequestListProps = {
  readonly requests: readonly ManagedCreatorRequest[];
  /** Gets the focus after a decision, which removes its buttons. */
  readonly heading: RefObject<HTMLElement | null>;
};

/**
 * Requests with their senders; those that are open can be decided. One by someone who is a creator already can only be
 * closed, without telling them.
 */
export function RequestList({ requests, heading }: RequestListProps) {
  return (
    <ul className={cards.cards} aria-label="Requests, those to decide first">
      {requests.map((request) => (
        <li key={request.request_id}>
          <Request request={request} onDecided={() => heading.current?.focus()} />
        </li>
      ))}
    </ul>
  );
}

type RequestProps = {
  readonly request: ManagedCreatorRequest;
  readonly onDecided: () => void;
};

function Request({ request, onDecided }: RequestProps) {
  const { u_name, u_email, email_verified, state, text, link, reason } = request;
  return (
    <article className={cards.card} aria-label={`Request by ${u_name}`}>
      <div className={styles.head}>
        <p className={styles.name}>{u_name}</p>
        <Chip tone={TONES[state]}>{STATE_NAMES[state]}</Chip>
        {isCreatorAlready(request) && <Chip>Is a creator already</Chip>}
        {!email_verified && <Chip>Email not confirmed</Chip>}
      </div>
      <p className={styles.text}>{text}</p>
      {link !== null && (
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer nofollow">
          {link}
        </a>
      )}
      <p className={cards.note}>{`${u_email} · ${formatDate(request.created_at)}`}</p>
      {reason !== null && <p className={cards.note}>{`Declined because: ${reason}`}</p>}
      {state === 'open' && <Decision request={request} onDecided={onDecided} />}
    </article>
  );
}

/** Someone who got the role in another way while their request is open. */
function isCreatorAlready({ state, user_role }: ManagedCreatorRequest): boolean {
  return state === 'open' && satisfiesRole(user_role, 'creator');
}

function Decision({ request, onDecided }: RequestProps) {
  const { request_id: requestId, u_name: name } = request;
  const { showToast } = useToast();
  const decide = useDecideCreatorRequest();
  const [asked, setAsked] = useState<'approve' | 'decline' | null>(null);
  const hasRole = isCreatorAlready(request);
  const close = () =>
    decide.mutate(
      { requestId, decision: 'approved' },
      {
        onSuccess: () => {
          showToast(`${name}’s request is closed`);
          onDecided();
        },
      },
    );
  const approve = async () => {
    await decide.mutateAsync({ requestId, decision: 'approved' });
    showToast(`${name} is now a creator`);
    // Synchronous: while the dialog is open, nothing behind it can take the focus.
    flushSync(() => setAsked(null));
    onDecided();
  };
  return (
    <>
      <div className={cards.buttons}>
        <Button
          kind="main"
          onClick={hasRole ? close : () => setAsked('approve')}
          busyText={hasRole && decide.isPending ? 'Saving...' : undefined}
          aria-label={hasRole ? `Close request by ${name}` : `Approve ${name}`}
        >
          {hasRole ? 'Close request' : 'Approve'}
        </Button>
        {!hasRole && (
          <Button onClick={() => setAsked('decline')} aria-label={`Decline ${name}`}>
            Decline
          </Button>
        )}
      </div>
      {hasRole && decide.error !== null && (
        <p role="alert" className={cards.failed}>
          {failureText(decide.error)}
        </p>
      )}
      {asked === 'approve' && (
        <ConfirmDialog
          title={`Approve ${name}’s request?`}
          text="They’ll be able to write guides and submit them for review. We’ll email them."
          confirmLabel="Approve request"
          kind="main"
          busyText="Saving..."
          onConfirm={approve}
          explain={failureText}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'decline' && (
        <DeclineDialog request={request} onDeclined={onDecided} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
