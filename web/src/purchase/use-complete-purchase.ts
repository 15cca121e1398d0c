import { mayCompletePurchase } from '@laneway/domain/purchase/checkout';
import { useCallback, useRef } from 'react';
import { useAnnouncements } from '../announcements/announcement-context.tsx';
import { useNavigation } from '../navigation/navigation-context.tsx';

export type BoughtGuide = { readonly id: number; readonly title: string };

/** Leads into the guide that is now theirs and says so, once however often it is reported. */
export function useCompletePurchase(): (guide: BoughtGuide) => void {
  const { completePurchase } = useNavigation();
  const { announce } = useAnnouncements();
  const lastCompletedAt = useRef<number | null>(null);
  return useCallback(
    ({ id, title }) => {
      const now = performance.now();
      if (!mayCompletePurchase(lastCompletedAt.current, now)) return;
      lastCompletedAt.current = now;
      completePurchase(id);
      announce(`“${title}” is yours. Enjoy the walk!`);
    },
    [completePurchase, announce],
  );
}
