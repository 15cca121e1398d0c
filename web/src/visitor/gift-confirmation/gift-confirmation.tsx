import { activationTexts } from '@laneway/domain/accounts/form-messages';
import { centsFromDecimal } from '@laneway/domain/money';
import { formatDate } from '@laneway/domain/text/dates';
import { useGuide } from '../../api/queries/guides.ts';
import { useOrder } from '../../api/queries/purchases.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { useMoneyText } from '../../guide/price.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PosterPage } from '../purchase/poster-page.tsx';
import styles from './gift-confirmation.module.css';
import { deliveryText, friendText, giftHeading } from './gift-texts.ts';
import { UnopenedGift } from './unopened-gift.tsx';

/** Shown after a gift was paid: who gets it, what it is, and what happens next. */
export function GiftConfirmation({ entry: { orderId } }: PageProps<'giftConfirmation'>) {
  const { goHome, openPage } = useNavigation();
  const money = useMoneyText();
  const asked = useOrder(orderId);
  const order = asked.data;
  const guide = useGuide(order?.guide_id ?? null);
  return (
    <PosterPage guide={guide.data ?? null} isLoading={asked.isLoading || guide.isLoading}>
      <header>
        <p className={styles.mark}>
          <Icon name="gift" />
        </p>
        <h1 className={styles.title}>{giftHeading(order)}</h1>
      </header>
      <dl className={styles.tag}>
        <div>
          <dt className={styles.name}>For</dt>
          <dd className={styles.value}>
            {asked.isLoading ? <Skeleton shape="title" short /> : friendText(order)}
          </dd>
        </div>
        {order !== undefined && (
          <div>
            <dt className={styles.name}>Guide</dt>
            <dd className={styles.value}>{order.g_title}</dd>
          </div>
        )}
        {order?.paid_at != null && (
          <div>
            <dt className={styles.name}>Paid</dt>
            <dd className={styles.value}>
              {money(centsFromDecimal(order.amount) ?? 0)} on {formatDate(order.paid_at)}
            </dd>
          </div>
        )}
      </dl>
      <p>{deliveryText(order)}</p>
      {order?.gift_status === 'awaiting_activation' && <UnopenedGift order={order} />}
      <Button kind="main" onClick={goHome}>
        {activationTexts.returnHome}
      </Button>
      <LinkButton onPress={() => openPage({ page: 'gift', guideId: null })}>
        Gift another guide
      </LinkButton>
    </PosterPage>
  );
}
