import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

/** Shown for someone who doesn't exist, or has no guide on sale. */
export function CreatorNotFound() {
  const { goHome, back } = useNavigation();
  return (
    <MessagePage
      title="Creator not found"
      text="They may have no guides at the moment, or the link might be wrong."
      action={{ label: 'See all guides', onAct: goHome }}
      onBack={back}
    />
  );
}
