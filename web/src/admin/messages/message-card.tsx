import type { MessageState } from '@laneway/domain/contact/contact-message';
import { formatDate } from '@laneway/domain/text/dates';
import { useState } from 'react';
import { failureText } from '../../api/failures.ts';
import { type ManagedMessage, useHandleMessage } from '../../api/queries/contact-messages.ts';
import { Button } from '../../ui/button.tsx';
import cards from '../../ui/card-list.module.css';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import styles from './messages.module.css';

const STATES: Readonly<Record<MessageState, { readonly name: string; readonly tone: ChipTone }>> = {
  waiting: { name: 'To answer', tone: 'turn' },
  answered: { name: 'Answered', tone: 'done' },
  closed: { name: 'Closed', tone: 'outline' },
};

export type MessageCardProps = {
  readonly message: ManagedMessage;
  /** Called once a decision has removed the pressed button. */
  readonly onHandled: () => void;
};

/** A message with its sender and our answer. */
export function MessageCard({ message, onHandled }: MessageCardProps) {
  const { source, state, message_content, sent_at, sender_email, email_verified, answer } = message;
  const name = message.sender_name ?? sender_email;
  const { name: stateName, tone } = STATES[state];
  return (
    <article className={cards.card} aria-label={`Message from ${name}`}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <Chip tone={tone}>{stateName}</Chip>
        {source === 'support' && <Chip>Not logged in</Chip>}
        {source === 'account' && !email_verified && <Chip>Email not confirmed</Chip>}
      </div>
      <p className={styles.text}>{message_content}</p>
      <p className={cards.note}>{`${sender_email} · ${formatDate(sent_at)}`}</p>
      {answer !== null && (
        <div className={styles.answer}>
          <p className={cards.note}>
            {`Our answer${message.answered_at === null ? '' : ` · ${formatDate(message.answered_at)}`}`}
          </p>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
      {state !== 'answered' && <Handling message={message} name={name} onHandled={onHandled} />}
    </article>
  );
}

type HandlingProps = MessageCardProps & { readonly name: string };

function Handling({ message, name, onHandled }: HandlingProps) {
  const { showToast } = useToast();
  const handle = useHandleMessage();
  const [isAnswering, setIsAnswering] = useState(false);
  const close = () =>
    handle.mutate(
      { key: message.message_key, decision: 'close' },
      {
        onSuccess: () => {
          showToast('Message closed');
          onHandled();
        },
      },
    );
  return (
    <>
      <div className={cards.buttons}>
        <Button
          kind="main"
          onClick={() => setIsAnswering(true)}
          disabled={handle.isPending}
          aria-label={`Answer ${name}`}
        >
          Answer
        </Button>
        {message.state === 'waiting' && (
          <Button
            onClick={close}
            busyText={handle.isPending ? 'Saving...' : undefined}
            aria-label={`Close without answering ${name}`}
          >
            Close without answering
          </Button>
        )}
      </div>
      {handle.error !== null && (
        <p role="alert" className={cards.failed}>
          {failureText(handle.error)}
        </p>
      )}
      {isAnswering && (
        <AnswerDialog
          message={message}
          name={name}
          onAnswered={onHandled}
          onClose={() => setIsAnswering(false)}
        />
      )}
    </>
  );
}
