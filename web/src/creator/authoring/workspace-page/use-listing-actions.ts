import { type EditableGuide, guideAuthorId } from '@laneway/domain/guides/editable-guide';
import type { Actor } from '@laneway/domain/roles';
import type { PopoverAction } from '../../../ui/action-popover.tsx';
import { ACT_LABELS, LIVE_GUIDE_LABELS } from '../listing/act-labels.ts';
import { useListings } from '../listing/listing-context.ts';
import { offerAct } from '../listing/offer.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';

/** Taking the guide off sale that is open or that the open one is a draft of, or putting it back. */
export function useListingActions(guide: EditableGuide, actor: Actor): readonly PopoverAction[] {
  const listings = useListings();
  const act = offerAct(listings?.guide ?? null, actor, guideAuthorId(guide));
  if (listings === null || act === null) return [];
  const labels = guide.kind === 'published' ? ACT_LABELS : LIVE_GUIDE_LABELS;
  return [{ label: labels[act], onAct: () => listings.act(GUIDE_KEY, act) }];
}
