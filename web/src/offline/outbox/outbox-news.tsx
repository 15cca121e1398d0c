import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadReviews } from '../../api/queries/guide-reviews.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { outcomeToast } from './outbox-texts.ts';
import { useOutbox } from './use-outbox.ts';

/** Sends waiting items, and shows their author the outcome on any page. */
export function OutboxNews() {
  const outbox = useOutbox();
  const queries = useQueryClient();
  const { openPage } = useNavigation();
  const { showToast } = useToast();
  useEffect(
    () =>
      outbox?.listen((item, outcome) => {
        const seeWhy = { label: 'See why', onAct: () => openPage({ page: 'downloadManager' }) };
        if (outcome === 'refused') showToast(outcomeToast(item, outcome), seeWhy);
        else showToast(outcomeToast(item, outcome));
        if (item.content.kind === 'review') void reloadReviews(queries);
      }),
    [outbox, queries, openPage, showToast],
  );
  return null;
}
