import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { DraftWalkProps } from './draft-walk.tsx';

const draftWalk = createLazyModule(async () => (await import('./draft-walk.tsx')).DraftWalk);

/** A full-screen walk through a draft, whose code loads when it is first opened. */
export function LazyDraftWalk(props: DraftWalkProps) {
  const { onClose } = props;
  return (
    <LazyPart
      module={draftWalk}
      props={props}
      fallback={
        <Dialog title="Walk the draft" width="narrow" onClose={onClose}>
          <p role="status">{loadingTexts.loading}</p>
        </Dialog>
      }
      failed={(tryAgain) => (
        <Dialog title="Walk the draft" width="narrow" onClose={onClose}>
          <p role="alert">We couldn’t load the walk. Check your internet and try again.</p>
          <Button kind="main" onClick={tryAgain}>
            Try again
          </Button>
        </Dialog>
      )}
    />
  );
}
