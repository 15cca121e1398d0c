import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import type { EditablePlace } from '@laneway/domain/guides/editable-place';

export type WithdrawalTexts = { readonly text: string; readonly confirmLabel: string };

/** Who may undo it depends on who does it. */
const WAY_BACK = {
  owner: 'You can republish it at any time.',
  admin: 'Only an admin can republish it.',
} as const;

/** What the question says will happen. */
export function guideWithdrawalTexts(
  guide: EditableGuide,
  by: keyof typeof WAY_BACK,
): WithdrawalTexts {
  return {
    text: [
      'It goes off sale and off the map. Everyone who has it keeps it.',
      ...(guide.kind === 'pending' ? ['This draft stays as it is.'] : []),
      WAY_BACK[by],
    ].join(' '),
    confirmLabel: 'Withdraw guide',
  };
}

export function placeWithdrawalTexts(
  place: EditablePlace,
  by: keyof typeof WAY_BACK,
): WithdrawalTexts {
  const text =
    place.kind === 'pending'
      ? 'It stays in this draft, but out of the guide when that’s published. You can republish it at any time.'
      : `Visitors and people who have the guide won’t see it any more. ${WAY_BACK[by]}`;
  return { text, confirmLabel: 'Withdraw place' };
}
