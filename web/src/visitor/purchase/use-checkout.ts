import { mayCompletePurchase } from '@laneway/domain/purchase/entitlement';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';

export type CheckoutRedirect = {
  /** True once the browser is leaving, so that it can't leave twice. */
  readonly isLeaving: boolean;
  readonly leaveFor: (checkoutUrl: string) => void;
};

/**
 * Redirects to the payment provider's page. Someone who returns with the browser's back button may get this page
 * exactly as it was: it is then no longer leaving, and `onReturn` checks what has changed.
 */
export function useCheckout(onReturn?: () => void): CheckoutRedirect {
  const [isLeaving, setLeaving] = useState(false);
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    setLeaving(false);
    onReturn?.();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => onShow(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
  return {
    isLeaving,
    leaveFor: (checkoutUrl) => {
      setLeaving(true);
      window.location.assign(checkoutUrl);
    },
  };
}

export type BoughtGuide = { readonly id: number; readonly title: string };

/** Opens the guide that was bought and shows a toast, only once however often it is reported. */
export function useCompletePurchase(): (guide: BoughtGuide) => void {
  const { completePurchase } = useNavigation();
  const { showToast } = useToast();
  const lastCompletedAt = useRef<number | null>(null);
  return useCallback(
    ({ id, title }) => {
      const now = performance.now();
      if (!mayCompletePurchase(lastCompletedAt.current, now)) return;
      lastCompletedAt.current = now;
      completePurchase(id);
      showToast(`“${title}” is yours. Enjoy the walk!`);
    },
    [completePurchase, showToast],
  );
}
