import { contentTexts } from '@laneway/domain/content-texts';
import type { QueryState } from '../../api/query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { NotSavedHere } from '../not-saved-here.tsx';

export type PlacesFailedProps = {
  readonly query: Extract<QueryState<unknown>, { readonly kind: 'failed' }>;
};

/** Shown instead of a page about one place when the places couldn't be fetched. */
export function PlacesFailed({ query: { text, tryAgain } }: PlacesFailedProps) {
  const { back } = useNavigation();
  const isOnline = useOnline();
  if (!isOnline) return <NotSavedHere />;
  return (
    <MessagePage
      title={contentTexts.errorFetchingPlaces}
      text={text}
      action={tryAgain}
      onBack={back}
    />
  );
}
