import messages from '../forms/message.module.css';
import { useOnline } from '../ui/use-online.ts';
import { OFFLINE_TEXT } from './message-failure.ts';

/** Says beside a message that it can't be sent now, before somebody tries. */
export function OfflineNote() {
  if (useOnline()) return null;
  return (
    <p role="status" className={messages.waiting}>
      {OFFLINE_TEXT}
    </p>
  );
}
