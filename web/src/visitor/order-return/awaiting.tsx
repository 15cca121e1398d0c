import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { Order } from '../../api/queries/orders.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import messages from '../../ui/forms/message.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHasElapsed } from '../../ui/use-has-elapsed.ts';
import styles from './awaiting.module.css';
import { OrderSummary } from './order-summary.tsx';
import { lateText } from './order-view.ts';

/** Most providers report well before this. */
const LATE_AFTER_MS = 10_000;

export type AwaitingProps = {
  /** Null until it has loaded. */
  readonly order: Order | null;
  /** The buyer cancelled, so we wait for the order but not for a payment. */
  readonly hasCancelled: boolean;
  readonly isUnreached: boolean;
};

/** Shown until the provider confirms the payment. */
export function Awaiting({ order, hasCancelled, isUnreached }: AwaitingProps) {
  const { goHome } = useNavigation();
  const isLate = useHasElapsed(LATE_AFTER_MS);
  return (
    <FormPage title="Your order">
      <div role="status" className={styles.waiting}>
        <p>{hasCancelled ? loadingTexts.loading : 'Confirming your payment...'}</p>
        {isUnreached && <p>We can’t reach Laneway right now. We’ll keep trying.</p>}
        {isLate && <p className={messages.waiting}>{lateText(order?.kind ?? null)}</p>}
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.runner} />
      </div>
      {order === null ? <SummarySkeleton /> : <OrderSummary order={order} />}
      {isLate && <Button onClick={goHome}>See all guides</Button>}
    </FormPage>
  );
}

function SummarySkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="title" />
      <Skeleton shape="text" short />
    </div>
  );
}
