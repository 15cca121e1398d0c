import type { ManagedUser } from '../../api/queries/managed-users.ts';
import type { ChipTone } from '../../ui/chip.tsx';

type StateChip = { readonly text: string; readonly tone: ChipTone };

const CHIPS: Readonly<Record<ManagedUser['state'], StateChip>> = {
  active: { text: 'Active', tone: 'done' },
  awaiting_activation: { text: 'Not activated', tone: 'waiting' },
  suspended: { text: 'Suspended', tone: 'danger' },
  deleted: { text: 'Deleted', tone: 'outline' },
};

const UNCONFIRMED: StateChip = { text: 'Email not confirmed', tone: 'waiting' };

/** The state of an account. */
export function stateChip({ state, email_verified }: ManagedUser): StateChip {
  return state === 'active' && !email_verified ? UNCONFIRMED : CHIPS[state];
}

/** '3 owned, 12 published'; counts of zero are left out. */
export function guidesText({ guides_owned, guides_authored }: ManagedUser): string {
  const parts = [
    guides_owned > 0 && `${guides_owned} owned`,
    guides_authored > 0 && `${guides_authored} published`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'None' : parts.join(', ');
}
