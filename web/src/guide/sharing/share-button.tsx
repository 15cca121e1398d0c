import { type ComponentType, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

const shareDialog = createLazyModule(async () => (await import('./share-dialog.tsx')).ShareDialog);

export type ShareButtonProps = {
  /** What is shared, by its name. */
  readonly title: string;
  /** Its path in the app. */
  readonly path: string;
};

/** Offers the ways there are to pass on a link: the device's own, a copy, and a QR code for whoever stands beside. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { showToast } = useToast();
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null);
  const address = () => window.location.origin + path;
  const open = async () => {
    try {
      const loaded = await shareDialog.fetch();
      setDialog(() => loaded);
    } catch {
      // Without a connection there is still the link itself.
      await navigator.clipboard.writeText(address()).then(
        () => showToast('Link copied'),
        () => showToast('Couldn’t copy the link. Try again in a moment.'),
      );
    }
  };
  return (
    <>
      <Button onClick={() => void open()}>Share</Button>
      {Dialog !== null && (
        <Dialog title={title} address={address()} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
