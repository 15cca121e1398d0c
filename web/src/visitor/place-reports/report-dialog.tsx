import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../api/session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SuccessMessage } from '../../ui/forms/success-message.tsx';
import { messageOf } from '../../ui/forms/validation.ts';
import styles from './report-dialog.module.css';
import { ReportForm } from './report-form.tsx';
import {
  type Photo,
  type ReportedPlace,
  type SentReport,
  useSendPhoto,
} from './use-send-report.ts';

export type ReportDialogProps = {
  readonly place: ReportedPlace;
  readonly onClose: () => void;
};

/** A dialog that asks for the problem with a place, and shows what happens next. */
export function ReportDialog({ place, onClose }: ReportDialogProps) {
  const user = useUser();
  const [sent, setSent] = useState<SentReport | null>(null);
  return (
    <Dialog title={`Report a problem with ${place.p_title}`} width="narrow" onClose={onClose}>
      {sent === null ? (
        <ReportForm place={place} user={user} onSent={setSent} onCancel={onClose} />
      ) : (
        <div className={styles.done}>
          <SuccessMessage text={sent.thanks} />
          {sent.unsentPhoto !== null && <UnsentPhoto photo={sent.unsentPhoto} />}
          <div className={styles.buttons}>
            <Button kind="main" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** The photo of a report that arrived without it, with a retry button. */
function UnsentPhoto({ photo }: { readonly photo: Photo }) {
  const send = useMutation({ mutationFn: useSendPhoto() });
  if (send.isSuccess) return <p role="status">Your photo is with it now.</p>;
  return (
    <div className={styles.photo}>
      <p role="alert" className={styles.failure}>
        {send.error === null
          ? 'We couldn’t add your photo, but we’ve got the rest.'
          : messageOf(send.error, 'We couldn’t add your photo. Please try again.')}
      </p>
      <Button
        onClick={() => send.mutate(photo)}
        busyText={send.isPending ? 'Sending...' : undefined}
      >
        Send photo again
      </Button>
    </div>
  );
}
