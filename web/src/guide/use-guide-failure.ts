import type { QueryState } from '../api/query-state.ts';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import { useOnline } from '../ui/use-online.ts';

type FailedQuery = Extract<QueryState<unknown>, { readonly kind: 'failed' }>;

const NOT_SAVED = 'You’re offline, and this guide isn’t saved on this device.';

/**
 * What to show for a guide that can't be shown, and what to do about it: while offline, that it isn't saved, with the
 * guides that are; otherwise `text` and another try. Once there is a connection again, the guide opens by itself.
 */
export function useGuideFailure(text: string, query: FailedQuery) {
  const { openPage } = useNavigation();
  if (!useOnline()) {
    const onAct = () => openPage({ page: 'downloadManager' });
    return { text: NOT_SAVED, action: { label: 'See saved guides', onAct } };
  }
  return { text, action: query.tryAgain };
}
