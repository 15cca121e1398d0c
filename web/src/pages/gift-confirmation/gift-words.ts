import type { Order } from '../../api/queries/orders.ts';

/** What an order says of the gift in it; nothing of it is known until the order has come. */
export type GiftOrder = Pick<Order, 'friend_email' | 'friend_name' | 'gift_status'>;

const SOMEBODY = 'Your friend';

/** How the giver called the friend: by name and address. */
export function friendText(order: GiftOrder | undefined): string {
  const { friend_email: email = null, friend_name: name = null } = order ?? {};
  if (email === null) return name ?? SOMEBODY;
  return name === null ? email : `${name} (${email})`;
}

/** What happens next, by how far the gift has come. */
export function deliveryText(order: GiftOrder | undefined): string {
  const name = order?.friend_name ?? SOMEBODY;
  const state = order?.gift_status ?? null;
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
