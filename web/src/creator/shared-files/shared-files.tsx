import { loadingTexts } from '@laneway/domain/accounts/messages';
import { printAppLink } from '@laneway/domain/app-links/app-link';
import { satisfiesRole } from '@laneway/domain/roles';
import { useEffect } from 'react';
import { useSessionState } from '../../api/session/session-context.ts';
import { userOf } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

const GUIDES = printAppLink({ kind: 'dashboard', route: { part: 'guides', open: null } });

/**
 * Opened when another app has shared files with this one. Creators continue to their guides, where the files are
 * opened.
 */
export function SharedFiles() {
  const { goHome, openAddress, openContact, openLogin } = useNavigation();
  const session = useSessionState();
  const user = userOf(session);
  const isCreator = user !== null && satisfiesRole(user.user_role, 'creator');
  useEffect(() => {
    if (isCreator) openAddress(GUIDES);
  }, [isCreator, openAddress]);

  const home = { label: 'See all guides', onAct: goHome };
  if (session.kind === 'checking' || isCreator) {
    return <p role="status">{loadingTexts.loading}</p>;
  }
  if (user === null) {
    return (
      <MessagePage
        title="Log in to open your files"
        text="Log in as a creator and we’ll start a guide with them."
        action={{ label: 'Log in', onAct: () => openLogin({ page: 'sharedFiles' }) }}
        other={home}
        onBack={goHome}
      />
    );
  }
  return (
    <MessagePage
      title="These files need a creator"
      text="We make guides from them, and your account can’t make guides yet. Would you like to?"
      action={{ label: 'Contact us', onAct: openContact }}
      other={home}
      onBack={goHome}
    />
  );
}
