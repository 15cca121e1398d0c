import { useNavigation } from '../core/navigation/navigation-context.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** Shown instead of a guide that isn't on this device while offline. Once online, it opens automatically. */
export function NotSavedHere() {
  const { openPage, back } = useNavigation();
  return (
    <MessagePage
      title="This guide isn’t saved on this device"
      text="You’re offline. Connect to open it."
      action={{ label: 'See saved guides', onAct: () => openPage({ page: 'downloadManager' }) }}
      onBack={back}
    />
  );
}
