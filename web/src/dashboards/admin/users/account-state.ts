import type { ManagedUser } from '../../../api/queries/managed-users.ts';
import type { ChipTone } from '../../../ui/chip.tsx';

type StateChip = { readonly text: string; readonly tone: ChipTone };

const CHIPS: Readonly<Record<ManagedUser['state'], StateChip>> = {
  active: { text: 'Active', tone: 'done' },
  awaiting_activation: { text: 'Not activated', tone: 'waiting' },
  deleted: { text: 'Deleted', tone: 'outline' },
};

const UNCONFIRMED: StateChip = { text: 'Email not confirmed', tone: 'waiting' };

/** How far someone has got with their account. */
export function stateChip({ state, email_verified }: ManagedUser): StateChip {
  return state === 'active' && !email_verified ? UNCONFIRMED : CHIPS[state];
}
