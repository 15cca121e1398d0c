import { contentTexts } from '@laneway/domain/content-texts';
import type { Answer } from '../api/answer.ts';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { MessagePage } from '../ui/message-page.tsx';

export type PlacesFailedProps = {
  readonly answer: Extract<Answer<unknown>, { readonly kind: 'failed' }>;
};

/** In the place of a page about one place, when the places could not be fetched. */
export function PlacesFailed({ answer: { text, tryAgain } }: PlacesFailedProps) {
  const { back } = useNavigation();
  return (
    <MessagePage
      title={contentTexts.errorFetchingPlaces}
      text={text}
      action={tryAgain}
      onBack={back}
    />
  );
}
