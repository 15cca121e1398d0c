import type { GiftState } from '@laneway/domain/gifts/gift-machine';
import { gstWithin } from '@laneway/domain/guides/fees';
import { centsFromDecimal } from '@laneway/domain/money';
import type { OrderState } from '@laneway/domain/purchase/order-machine';
import { formatDate, OUR_TIME_ZONE } from '@laneway/domain/text/dates';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useOwnOrders } from '../../api/queries/own-orders.ts';
import type { Order } from '../../api/queries/purchases.ts';
import { useUser } from '../../api/session/session-context.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Entry } from '../../core/navigation/pages.ts';
import { useMoneyText } from '../../guide/price.ts';
import { Callout } from '../../ui/callout.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PersonalPage } from '../../ui/personal-page/personal-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './orders.module.css';

/** Everything that a person has bought, for themselves or as a gift. */
export function Orders() {
  const user = useUser();
  return (
    <PersonalPage title="Your orders" detail={user?.u_email ?? null}>
      {user === null ? <OrdersSkeleton /> : <OrderList userId={user.u_id} />}
    </PersonalPage>
  );
}

function OrderList({ userId }: { readonly userId: number }) {
  const { goHome } = useNavigation();
  const query = useOwnOrders(userId);
  const state = useQueryState(query);
  const isOnline = useOnline();
  if (state.kind === 'loading') return <OrdersSkeleton />;
  if (state.kind !== 'ready') {
    const again = { label: 'Try again', onAct: () => void query.refetch() };
    const text = isOnline
      ? 'We couldn’t load your orders. Try again.'
      : 'You’re offline. Your orders show up when you’re back.';
    return <Callout tone="error" text={text} action={again} />;
  }
  const orders = loadedItems(state.data);
  if (orders.length === 0) {
    return (
      <Callout
        tone="info"
        text="No orders yet. When you buy or gift a guide, it shows up here."
        action={{ label: 'Find a guide', onAct: goHome }}
      />
    );
  }
  return (
    <>
      <ul className={styles.orders} aria-label="Your orders">
        {orders.map((order) => (
          <li key={order.order_id} className={styles.card}>
            <OrderRow order={order} />
            {order.paid_at !== null && <Receipt order={order} />}
          </li>
        ))}
      </ul>
      <ShowMore of="orders" query={query} />
    </>
  );
}

function OrderRow({ order }: { readonly order: Order }) {
  const { openPage } = useNavigation();
  const money = useMoneyText();
  const { text, tone } = orderChip(order);
  return (
    <button type="button" className={styles.order} onClick={() => openPage(pageOf(order))}>
      <span className={styles.about}>
        <span className={styles.title}>{order.g_title}</span>
        <span className={styles.details}>{detailsOf(order)}</span>
      </span>
      <span className={styles.amount}>{money(centsFromDecimal(order.amount) ?? 0)}</span>
      <span className={styles.state}>
        <Chip tone={tone}>{text}</Chip>
      </span>
      <span className={styles.arrow}>
        <Icon name="forward" />
      </span>
    </button>
  );
}

/** The same facts and dates as in the emailed receipt. */
function Receipt({ order }: { readonly order: Order }) {
  const money = useMoneyText();
  const cents = centsFromDecimal(order.amount) ?? 0;
  const refunded = formatDate(order.refunded_at, OUR_TIME_ZONE);
  const facts = [
    ['Guide', order.g_title],
    ['Price', `${money(cents)}, including ${money(gstWithin(cents))} GST`],
    ['Paid', formatDate(order.paid_at, OUR_TIME_ZONE)],
    ...(refunded === null ? [] : [['Refunded', refunded]]),
    ['Order', order.order_id],
  ] as const;
  return (
    <details className={styles.receipt}>
      <summary className={styles.summary}>
        Receipt <VisuallyHidden>for {order.g_title}</VisuallyHidden>
      </summary>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.details}>{name}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function detailsOf({ kind, created_at, paid_at, friend_name, friend_email }: Order): string {
  const date = formatDate(paid_at ?? created_at);
  return kind === 'gift' ? `${date} · Gift for ${friend_name ?? friend_email}` : `${date}`;
}

/** The page of an order. A guide that was delivered opens. */
function pageOf({ order_id: orderId, kind, status, guide_id: guideId }: Order): Entry {
  if (status !== 'fulfilled') return { page: 'orderReturn', orderId, checkout: null };
  return kind === 'gift'
    ? { page: 'giftConfirmation', orderId }
    : { page: 'placesHomePage', guideId };
}

const ROWS = ['first', 'second', 'third'];

function OrdersSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className={styles.orders}>
      {ROWS.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton shape="title" />
          <Skeleton shape="text" short />
        </div>
      ))}
    </div>
  );
}

type OrderChip = { readonly text: string; readonly tone: ChipTone };

const REFUNDED: OrderChip = { text: 'Refunded', tone: 'outline' };
const NOT_PAID: OrderChip = { text: 'Not paid yet', tone: 'waiting' };

const STATES: Readonly<Record<OrderState, OrderChip>> = {
  created: NOT_PAID,
  checkout_open: NOT_PAID,
  paid: { text: 'Confirming payment', tone: 'waiting' },
  fulfilled: { text: 'Paid', tone: 'done' },
  cancelled: { text: 'Cancelled, not charged', tone: 'plain' },
  expired: { text: 'Timed out, not charged', tone: 'plain' },
  failed: { text: 'Failed, not charged', tone: 'plain' },
  refunded: REFUNDED,
};

/** The state of a gift once it was paid for; null where the order says it all. */
const GIFT_STATES: Readonly<Record<GiftState, OrderChip | null>> = {
  awaiting_payment: null,
  granted: { text: 'Delivered', tone: 'done' },
  awaiting_activation: { text: 'Not opened yet', tone: 'waiting' },
  claimed: { text: 'Opened', tone: 'done' },
  // The friend had the guide already, so the money is on its way back.
  undeliverable: REFUNDED,
  abandoned: null,
  refunded: REFUNDED,
};

/** The state of an order as its buyer sees it. */
function orderChip({ status, gift_status }: Pick<Order, 'status' | 'gift_status'>): OrderChip {
  return (gift_status === null ? null : GIFT_STATES[gift_status]) ?? STATES[status];
}
