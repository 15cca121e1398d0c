import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { messageOf } from '../../ui/forms/validation.ts';
import styles from './report-dialog.module.css';
import { type Photo, useSendPhoto } from './use-send-report.ts';

/** The photo of a report that arrived without it, and a way to send it again. */
export function UnsentPhoto({ photo }: { readonly photo: Photo }) {
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
