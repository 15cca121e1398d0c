import { contentTexts } from '@laneway/domain/content-texts';
import type { QueryState } from '../api/query-state.ts';
import { useFailureText } from '../guides/use-failure-text.ts';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { MessagePage } from '../ui/message-page.tsx';

export type PlacesFailedProps = {
  readonly query: Extract<QueryState<unknown>, { readonly kind: 'failed' }>;
};

/** Shown instead of a page about one place when the places couldn't be fetched. */
export function PlacesFailed({ query: { text, tryAgain } }: PlacesFailedProps) {
  const { back } = useNavigation();
  const shown = useFailureText(text);
  return (
    <MessagePage
      title={contentTexts.errorFetchingPlaces}
      text={shown}
      action={tryAgain}
      onBack={back}
    />
  );
}
