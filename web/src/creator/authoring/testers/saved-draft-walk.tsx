import { loadingTexts } from '@laneway/domain/accounts/messages';
import { contentTexts } from '@laneway/domain/content-texts';
import { useSavedDraft } from '../../../api/queries/authoring.ts';
import { useQueryState } from '../../../api/use-query-state.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyDraftWalk } from '../../previews/draft-walk/lazy-draft-walk.tsx';

export type SavedDraftWalkProps = {
  readonly pendingGuideId: number;
  readonly onClose: () => void;
};

/** The draft as the server has it, walked through as visitors will. */
export function SavedDraftWalk({ pendingGuideId, onClose }: SavedDraftWalkProps) {
  const query = useQueryState(useSavedDraft(pendingGuideId));
  if (query.kind === 'ready') return <LazyDraftWalk guide={query.data} onClose={onClose} />;
  return (
    <Dialog title="View as a visitor" width="narrow" onClose={onClose}>
      {query.kind === 'loading' && <p role="status">{loadingTexts.loading}</p>}
      {query.kind === 'failed' && (
        <Callout tone="error" text={contentTexts.loadGuideFailed} action={query.tryAgain} />
      )}
      {(query.kind === 'missing' || query.kind === 'closed') && (
        <Callout tone="error" text={contentTexts.guideNotFound} />
      )}
    </Dialog>
  );
}
