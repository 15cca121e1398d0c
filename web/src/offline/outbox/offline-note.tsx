import { useEffect } from 'react';
import messages from '../../ui/forms/message.module.css';
import { useOnline } from '../../ui/use-online.ts';
import { outboxFormTexts } from './outbox-texts.ts';
import { lazyOutbox } from './use-outbox.ts';

export type OfflineNoteProps = { readonly of: keyof typeof outboxFormTexts };

/** A note next to a form which says in advance that the text will be sent later. */
export function OfflineNote({ of }: OfflineNoteProps) {
  const isOnline = useOnline();
  useEffect(() => {
    // Load it now: once the connection is lost it is too late.
    lazyOutbox.fetch().catch(() => undefined);
  }, []);
  if (isOnline) return null;
  return (
    <p role="status" className={messages.waiting}>
      {outboxFormTexts[of].offline}
    </p>
  );
}
