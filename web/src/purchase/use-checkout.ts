import { useEffect, useEffectEvent, useState } from 'react';

export type CheckoutRedirect = {
  /** True from the moment of leaving, so that nobody leaves twice. */
  readonly isLeaving: boolean;
  readonly leaveFor: (checkoutUrl: string) => void;
};

/**
 * Takes the browser to the payment provider's page. Someone who comes back by the browser's own button may find this
 * page exactly as it was left: then nobody is leaving any more, and `onReturn` looks what has happened meanwhile.
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
