import { printGuidePath } from '@laneway/domain/app-links/guide-path';
import { type ReactNode, useState } from 'react';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import type { PopoverAction } from '../../../ui/action-popover.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const ShareGuideDialog = lazyComponent(
  async () => (await import('./share-guide-dialog.tsx')).ShareGuideDialog,
);

export type LiveGuide = { readonly id: number; readonly title: string };

/** The page of a live guide and the ways to share it, for a menu; nothing for null. `dialog` goes beside the menu. */
export function useShareActions(guide: LiveGuide | null): {
  readonly actions: readonly PopoverAction[];
  readonly dialog: ReactNode;
} {
  const { openAddress } = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  if (guide === null) return { actions: [], dialog: null };
  const { id, title } = guide;
  return {
    actions: [
      {
        label: 'View page',
        onAct: () => openAddress(printGuidePath({ guideId: id, placeId: null })),
      },
      { label: 'Share', onAct: () => setIsOpen(true) },
    ],
    dialog: isOpen && (
      <ShareGuideDialog guideId={id} title={title} onClose={() => setIsOpen(false)} />
    ),
  };
}
