import { printAppLink } from '@laneway/domain/app-links/app-link';
import { useState } from 'react';
import type { Guide } from '../../guides/guide-facts.ts';
import { Button } from '../../ui/button.tsx';

/** Hands the guide's address to the device's own way of sharing, or else to the clipboard. */
export function ShareButton({ guide }: { readonly guide: Guide }) {
  const [said, setSaid] = useState<string | null>(null);
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
      setSaid('Link copied');
    } catch (error) {
      // Someone who closes the sheet of the device has changed their mind, and nothing is wrong.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(address);
    }
  };
  return (
    <>
      <Button onClick={() => void share()}>Share</Button>
      <span role="status">{said}</span>
    </>
  );
}
