import { useSyncExternalStore } from 'react';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import type { NavStore } from '../../core/navigation/nav-store.ts';
import { Toast, ToastPlace } from '../toast.tsx';
import type { Updates } from './create-updates.ts';
import { isPaying } from './is-paying.ts';
import styles from './update-offer.module.css';

export type UpdateOfferProps = { readonly updates: Updates; readonly store: NavStore };

/** Offers the new version on any page, but not while paying or with unsaved changes. */
export function UpdateOffer({ updates, store }: UpdateOfferProps) {
  const state = useSyncExternalStore(updates.subscribe, updates.state);
  const isBusy = useSyncExternalStore(
    store.subscribe,
    () => store.isBlocked() || isPaying(currentEntry(store.getState()).page),
  );
  const shown = isBusy ? 'none' : state;
  return (
    <ToastPlace shown={shown}>
      {shown === 'updating' && <p className={styles.updating}>Updating Laneway...</p>}
      {shown === 'offered' && (
        <Toast
          tone="plain"
          text="A new version of Laneway is ready."
          action={{ label: 'Update now', onAct: () => void updates.accept() }}
          dismissLabel="Later"
          onDismiss={updates.decline}
        />
      )}
    </ToastPlace>
  );
}
