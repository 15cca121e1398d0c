import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

/** A full-screen walk through a draft, whose code loads when it is first opened. */
export const LazyDraftPreview = lazyComponent(
  async () => (await import('./draft-preview.tsx')).DraftPreview,
  {
    fallback: ({ onClose }) => (
      <Dialog title="Walk the draft" width="narrow" onClose={onClose}>
        <p role="status">{loadingTexts.loading}</p>
      </Dialog>
    ),
    failed: (tryAgain, { onClose }) => (
      <Dialog title="Walk the draft" width="narrow" onClose={onClose}>
        <p role="alert">We couldn’t load the walk. Check your internet and try again.</p>
        <Button kind="main" onClick={tryAgain}>
          Try again
        </Button>
      </Dialog>
    ),
  },
);
