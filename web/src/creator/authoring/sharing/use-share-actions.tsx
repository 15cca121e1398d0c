import { printGuidePath } from '@laneway/domain/app-links/guide-path';
import { type ReactNode, useState } from 'react';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const ShareGuideDialog = lazyComponent(
  async () => (await import('./share-guide-dialog.tsx')).ShareGuideDialog,
);

export type LiveGuide = { readonly id: number; readonly title: string };

/** Opens the page of a live guide and the ways to share it, from a menu; `dialog` goes beside it. */
export function useShareActions(guide: LiveGuide | null): {
  readonly viewPage: () => void;
  readonly share: () => void;
  readonly dialog: ReactNode;
} {
  const { openAddress } = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  return {
    viewPage: () => {
      if (guide !== null) openAddress(printGuidePath({ guideId: guide.id, placeId: null }));
    },
    share: () => setIsOpen(true),
    dialog: isOpen && guide !== null && (
      <ShareGuideDialog guideId={guide.id} title={guide.title} onClose={() => setIsOpen(false)} />
    ),
  };
}
