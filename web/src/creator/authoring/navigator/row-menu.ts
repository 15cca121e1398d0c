import type { EditablePlace } from '@laneway/domain/guides/editable-place';
import type { PopoverAction } from '../../../ui/action-popover.tsx';
import { ACT_LABELS } from '../listing/act-labels.ts';
import type { ListingAct } from '../listing/offer.ts';

export type MenuActions = {
  readonly move: (key: string, to: number) => void;
  readonly askWhere: (key: string) => void;
  readonly list: (key: string, act: ListingAct) => void;
  readonly askDelete: (key: string) => void;
};

export type MenuFacts = {
  readonly key: string;
  readonly place: EditablePlace;
  readonly index: number;
  readonly count: number;
  /** Whether places may be added, moved and deleted. */
  readonly isEditable: boolean;
  readonly listingAct: ListingAct | null;
};

/** What the three dots of a place offer. */
export function rowMenu(facts: MenuFacts, actions: MenuActions): readonly PopoverAction[] {
  const { key, place, index, count, isEditable, listingAct } = facts;
  return [
    ...(isEditable
      ? [
          {
            label: 'Move up',
            isDisabled: index === 0,
            onAct: () => actions.move(key, index - 1),
          },
          {
            label: 'Move down',
            isDisabled: index === count - 1,
            onAct: () => actions.move(key, index + 1),
          },
          { label: 'Move to…', isDisabled: count < 2, onAct: () => actions.askWhere(key) },
        ]
      : []),
    ...(listingAct === null
      ? []
      : [{ label: ACT_LABELS[listingAct], onAct: () => actions.list(key, listingAct) }]),
    // What is published can be withdrawn, but not deleted: people may have bought it.
    ...(isEditable && place.kind !== 'published'
      ? [{ label: 'Delete', isDanger: true, onAct: () => actions.askDelete(key) }]
      : []),
  ];
}
