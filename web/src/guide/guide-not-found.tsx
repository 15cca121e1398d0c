import { contentTexts } from '@laneway/domain/content-texts';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** Shown instead of a guide that doesn't exist. */
export function GuideNotFound() {
  const { goHome, back } = useNavigation();
  return (
    <MessagePage
      title={contentTexts.guideNotFound}
      text="It may have been taken down, or the link might be wrong."
      action={{ label: 'See all guides', onAct: goHome }}
      onBack={back}
    />
  );
}
