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

/** The state of the gift. */
export function giftHeading(order: Pick<GiftOrder, 'gift_status'> | undefined): string {
  switch (order?.gift_status ?? null) {
    case 'granted':
      return 'Your gift has arrived';
    case 'claimed':
      return 'Your gift has been opened';
    case 'undeliverable':
      return 'We’re refunding your gift';
    case 'refunded':
      return 'Your gift was refunded';
    case 'abandoned':
      return 'Your gift wasn’t paid for';
    case 'awaiting_activation':
    case 'awaiting_payment':
    case null:
      return 'Your gift is on its way';
  }
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
    case 'undeliverable':
      return `${name} already had this guide, so you’ll get your money back.`;
    case 'refunded':
      return `${name} no longer has this guide, and you’ve got your money back.`;
    case 'abandoned':
      return `${name} hasn’t heard from us, and you haven’t been charged.`;
    case 'awaiting_payment':
    case null:
      return `${name} will get an email with a link to open it.`;
  }
}
