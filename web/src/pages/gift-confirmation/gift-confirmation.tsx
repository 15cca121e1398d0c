import { activationTexts } from '@laneway/domain/accounts/messages';
import { useState } from 'react';
import { useGuide } from '../../api/queries/guides.ts';
import { useOrder } from '../../api/queries/orders.ts';
import { LinkButton } from '../../forms/link-button.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import type { PageProps } from '../../navigation/pages.ts';
import { giftMemory } from '../../purchase/gift-memory.ts';
import { PosterPage } from '../../purchase/poster-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './gift-confirmation.module.css';
import { deliveryText, friendText } from './gift-words.ts';

/** The end of a gift: to whom it goes, what it is, and what happens next. */
export function GiftConfirmation({ entry: { orderId } }: PageProps<'giftConfirmation'>) {
  const { goHome, openPage } = useNavigation();
  const asked = useOrder(orderId);
  const order = asked.data;
  const guide = useGuide(order?.guide_id ?? null);
  const [friend] = useState(() => (orderId === null ? null : giftMemory.recall(orderId)));
  const leave = () => {
    giftMemory.forget();
    goHome();
  };
  return (
    <PosterPage guide={guide.data ?? null} isComing={asked.isLoading || guide.isLoading}>
      <header>
        <p className={styles.mark}>
          <Icon name="gift" />
        </p>
        <h1 className={styles.title}>Your gift is on its way</h1>
      </header>
      <dl className={styles.tag}>
        <div>
          <dt className={styles.name}>For</dt>
          <dd className={styles.value}>{friendText(friend)}</dd>
        </div>
        {order !== undefined && (
          <div>
            <dt className={styles.name}>The guide</dt>
            <dd className={styles.value}>{order.g_title}</dd>
          </div>
        )}
      </dl>
      <p>{deliveryText(order?.gift_status ?? null, friend)}</p>
      <Button kind="main" onClick={leave}>
        {activationTexts.returnHome}
      </Button>
      <LinkButton onPress={() => openPage({ page: 'gift', guideId: null })}>
        Give another guide
      </LinkButton>
    </PosterPage>
  );
}
