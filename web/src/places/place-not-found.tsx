import { contentTexts } from '@laneway/domain/content-texts';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** Shown instead of a place that doesn't exist. */
export function PlaceNotFound() {
  const { back, goHome } = useNavigation();
  return (
    <MessagePage
      title={contentTexts.placeNotFound}
      text="It may have been removed, or the link might be wrong."
      action={{ label: 'See all guides', onAct: goHome }}
      onBack={back}
    />
  );
}
