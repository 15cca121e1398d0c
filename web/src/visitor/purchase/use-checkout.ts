import { useEffect, useEffectEvent, useState } from 'react';

export type CheckoutRedirect = {
  /** True once the browser is leaving, so that it can't leave twice. */
  readonly isLeaving: boolean;
  readonly leaveFor: (checkoutUrl: string) => void;
};

/**
 * Redirects to the payment provider's page. Someone who returns with the browser's back button may
 * get this page exactly as it was: it is then no longer leaving, and `onReturn` checks what has
 * changed.
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
