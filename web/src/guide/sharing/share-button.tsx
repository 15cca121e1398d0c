import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';

const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

export type ShareButtonProps = {
  /** The title of the shared thing. */
  readonly title: string;
  /** Its path in the app. */
  readonly path: string;
};

/** The ways to share a link: the device's own dialog, copying, and a QR code. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { showToast } = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const address = () => window.location.origin + path;
  const open = async () => {
    try {
      await ShareDialog.preload();
      setIsOpen(true);
    } catch {
      // Without a connection the link itself can still be copied.
      await navigator.clipboard.writeText(address()).then(
        () => showToast('Link copied'),
        () => showToast('Couldn’t copy the link. Try again in a moment.'),
      );
    }
  };
  return (
    <>
      <Button onClick={() => void open()}>Share</Button>
      {isOpen && <ShareDialog title={title} address={address()} onClose={() => setIsOpen(false)} />}
    </>
  );
}
