import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './share-dialog.module.css';

/** The margin that readers need, in modules. */
const QR_BORDER = 2;

export type ShareDialogProps = {
  /** The title of the link's target. */
  readonly title: string;
  readonly address: string;
  /** The title of the dialog, if it isn't for sharing. */
  readonly heading?: string;
  readonly hint?: string;
  readonly onClose: () => void;
};

export function ShareDialog({
  title,
  address,
  heading = `Share “${title}”`,
  hint = 'Scan it with another phone, or send the link.',
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
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </Dialog>
  );
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The dark modules of the code as one path, row by row. */
function draw(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QR_BORDER });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: modules.join('') };
}
