import { contentTexts } from '@laneway/domain/content-texts';
import { NO_GUIDE_REDIRECT_MS } from '@laneway/domain/timing';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';

/** No guide is selected: says so and goes home after a moment, or at once on request. */
export function NoGuide() {
  const { goHome, back } = useNavigation();
  const hold = useCountdown(NO_GUIDE_REDIRECT_MS, goHome);
  return (
    <MessagePage
      title="Choose a guide"
      text={contentTexts.noGuideSelected}
      action={{ label: 'See all guides', onAct: goHome }}
      onBack={back}
      {...hold}
    />
  );
}
