import { MAX_WISHES } from '@laneway/domain/guides/wish-list';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TOASTS_AWAY } from '../../ui/toast-spot.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import type { Guide } from '../guide-facts.ts';
import { useWishList } from './use-wish-list.ts';
import styles from './wish-button.module.css';

export type WishButtonProps = {
  readonly guide: Pick<Guide, 'g_id' | 'g_title'>;
  /** Names the guide, where there are several such buttons. */
  readonly isOneOfMany?: boolean;
  /** Called after the guide was removed. */
  readonly onRemoved?: () => void;
};

/** A heart that puts a guide on the wish list and takes it off. */
export function WishButton({ guide, isOneOfMany = false, onRemoved }: WishButtonProps) {
  const { list, setWished } = useWishList();
  const { openPage } = useNavigation();
  const { showToast } = useToast();
  const isWished = list?.includes(guide.g_id) ?? false;
  const onAct = () => openPage({ page: 'wishList' });
  const seeList = { label: 'See list', onAct, endsWithPage: true };
  const press = () => {
    if (isWished) {
      setWished(guide.g_id, false);
      const undo = { label: 'Undo', onAct: () => setWished(guide.g_id, true) };
      showToast('Removed from your wish list', undo);
      onRemoved?.();
    } else if (list !== null && list.length >= MAX_WISHES) {
      showToast('Your wish list is full. Remove a guide first', seeList);
    } else {
      setWished(guide.g_id, true);
      showToast('Added to your wish list', seeList);
    }
  };
  const label = isOneOfMany ? `Wish list: ${guide.g_title}` : 'Wish list';
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isWished}
      title={isWished ? 'Remove from your wish list' : 'Save to your wish list'}
      onClick={press}
      // Beside the title; in a list of guides, one toast can't avoid all of them.
      {...(!isOneOfMany && TOASTS_AWAY)}
    >
      <Icon name="heart" />
    </button>
  );
}
