import messages from '../forms/message.module.css';
import { outboxFormTexts } from '../outbox/outbox-texts.ts';
import { useOnline } from '../ui/use-online.ts';

export type OfflineNoteProps = { readonly of: keyof typeof outboxFormTexts };

/** Says beside a form that what is written will be sent later, before somebody tries. */
export function OfflineNote({ of }: OfflineNoteProps) {
  if (useOnline()) return null;
  return (
    <p role="status" className={messages.waiting}>
      {outboxFormTexts[of].offline}
    </p>
  );
}
