import { printAppLink } from '@laneway/domain/app-links/app-link';
import { useToast } from '../toasts/toast-context.tsx';
import { Button } from '../ui/button.tsx';
import type { Guide } from './guide-facts.ts';

/** Shares the guide's link with the device's share sheet, or copies it to the clipboard. */
export function ShareButton({ guide }: { readonly guide: Guide }) {
  const { showToast } = useToast();
  const share = async (): Promise<void> => {
    const address =
      window.location.origin +
      window.location.pathname +
      printAppLink({ kind: 'guide', guideId: guide.g_id, placeId: null });
    try {
      if (navigator.share !== undefined) {
        await navigator.share({ title: guide.g_title, url: address });
        return;
      }
      await navigator.clipboard.writeText(address);
      showToast('Link copied');
    } catch (error) {
      // Closing the share sheet means a change of mind, not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // The overview of a guide has its link as its own address.
      showToast('Couldn’t copy. The link is in the address bar');
    }
  };
  return <Button onClick={() => void share()}>Share</Button>;
}
