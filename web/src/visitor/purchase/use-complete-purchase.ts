import { mayCompletePurchase } from '@laneway/domain/purchase/checkout';
import { useCallback, useRef } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';

export type BoughtGuide = { readonly id: number; readonly title: string };

/** Opens the guide that was bought and shows a toast, once however often it is reported. */
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
