import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './share-dialog.module.css';

export type ShareDialogProps = {
  /** The title of the link's target. */
  readonly title: string;
  readonly address: string;
  /** The title of the dialog, if it isn't for sharing. */
  readonly heading?: string;
  readonly hint?: string;
  /** Further ways to share. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
};

export function ShareDialog({
  title,
  address,
  heading = `Share “${title}”`,
  hint = 'Scan it with another phone, or send the link.',
  more,
  onClose,
}: ShareDialogProps) {
  const { showToast } = useToast();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      onClose();
      showToast('Link copied');
    } catch {
      setSaid('Couldn’t copy. Select the link above and copy it yourself.');
    }
  };
  const pass = async () => {
    try {
      await navigator.share({ title, url: address });
      onClose();
    } catch (error) {
      // Closing the device's sheet is a cancellation, not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setSaid('Couldn’t open your phone’s share menu. Copy the link instead.');
    }
  };
  return (
    <Dialog title={heading} width="narrow" onClose={onClose}>
      <div className={styles.share}>
        <div className={styles.code}>
          <QrCode text={address} label={`QR code for ${title}`} />
        </div>
        <p className={styles.hint}>{hint}</p>
        <p className={styles.address}>{address}</p>
        <div className={styles.actions}>
          {navigator.share !== undefined && (
            <Button kind="main" onClick={() => void pass()}>
              Send it…
            </Button>
          )}
          <Button onClick={() => void copy()}>Copy link</Button>
          {more}
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </Dialog>
  );
}
