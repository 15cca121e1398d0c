import type { Order } from '../../api/queries/purchases.ts';

/** The gift fields of an order; undefined until the order has loaded. */
export type GiftOrder = Pick<Order, 'friend_email' | 'friend_name' | 'gift_status'>;

const UNNAMED_FRIEND = 'Your friend';

/** The friend as the buyer entered them: name and email. */
export function friendText(order: GiftOrder | undefined): string {
  const { friend_email: email = null, friend_name: name = null } = order ?? {};
  if (email === null) return name ?? UNNAMED_FRIEND;
  return name === null ? email : `${name} (${email})`;
}

/** The next step, depending on the status of the gift. */
export function deliveryText(order: GiftOrder | undefined): string {
  const name = order?.friend_name ?? UNNAMED_FRIEND;
  const state = order?.gift_status ?? null;
  switch (state) {
    case 'granted':
      return `${name} already has an account, so the guide is in it now. We’ve emailed them too.`;
    case 'claimed':
      return `${name} has already claimed it. Nice one!`;
    case 'awaiting_activation':
      return `${name} will get an email with a link to set up an account and open the guide.`;
    case 'awaiting_payment':
    case 'undeliverable':
    case 'abandoned':
    case 'refunded':
    case null:
      return `${name} will get an email with a link to open it.`;
  }
}
