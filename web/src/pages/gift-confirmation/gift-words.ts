import type { GiftState } from '@laneway/domain/gifts/gift-machine';
import type { Friend } from '../../purchase/gift-memory.ts';

/** How the giver calls the friend: by name and address, as far as this device remembers. */
export function friendText(friend: Friend | null): string {
  if (friend === null) return 'Your friend';
  return friend.name === null ? friend.email : `${friend.name} (${friend.email})`;
}

/** What happens next, by how far the gift has come; null while that is not known. */
export function deliveryText(state: GiftState | null, friend: Friend | null): string {
  const name = friend?.name ?? 'Your friend';
  switch (state) {
    case 'granted':
      return `${name} has an account with us, so the guide is there already, and an email says so.`;
    case 'claimed':
      return `${name} has taken it already. Enjoy the thanks!`;
    case 'awaiting_activation':
      return `${name} gets an email with a link: a name and a password, and the guide is theirs.`;
    case 'awaiting_payment':
    case 'undeliverable':
    case 'abandoned':
    case 'refunded':
    case null:
      return `${name} gets an email that says how to open it.`;
  }
}
