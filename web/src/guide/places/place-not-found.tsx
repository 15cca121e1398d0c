import { contentTexts } from '@laneway/domain/content-texts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

export type PlaceNotFoundProps = {
  /** The guide in which it was expected, if there is one. */
  readonly guideId?: number | null;
};

/** Shown instead of a place that doesn't exist. */
export function PlaceNotFound({ guideId = null }: PlaceNotFoundProps) {
  const { back, goHome, openPage } = useNavigation();
  const seeAll = { label: 'See all guides', onAct: goHome };
  const openGuide = {
    label: 'Open the guide',
    onAct: () => openPage({ page: 'placesHomePage', guideId }),
  };
  return (
    <MessagePage
      title={contentTexts.placeNotFound}
      text="It may have been removed, or the link might be wrong."
      action={guideId === null ? seeAll : openGuide}
      other={guideId === null ? undefined : seeAll}
      onBack={back}
    />
  );
}
