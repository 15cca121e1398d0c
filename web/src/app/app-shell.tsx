import { useRef, useState } from 'react';
import { useCall } from '../api/call-context.ts';
import { useSession } from '../api/session/session-context.ts';
import { deviceStorage } from '../core/device-storage.ts';
import { logProblem } from '../core/diagnostics/log.ts';
import { UserLocationProvider } from '../core/location/user-location-provider.tsx';
import { entryKey, pageKey } from '../core/navigation/entry.ts';
import { currentEntry, openOverlay } from '../core/navigation/nav-state.ts';
import type { NavStore } from '../core/navigation/nav-store.ts';
import { NavigationProvider, useNavigation } from '../core/navigation/navigation-context.tsx';
import { createPlayerSlot, hasKeptTrack, PlayerSlotContext } from '../media/player/player-slot.ts';
import { OutboxSender } from '../offline/outbox/outbox-sender.tsx';
import { ToastProvider } from '../ui/toasts/toast-context.tsx';
import styles from './app-shell.module.css';
import { CurrentToast } from './current-toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ExpiredSession } from './expired-session.tsx';
import { LocationToast } from './location-toast.tsx';
import { NavChrome } from './nav-chrome.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { Page } from './page-registry.tsx';
import { PlayerDock } from './player-dock.tsx';
import { SkipLink } from './skip-link.tsx';
import { TermsOverlay } from './terms-overlay.tsx';
import { useEscape } from './use-escape.ts';
import { useStackDirection } from './use-stack-direction.ts';

/** Everything around the pages: exactly one of them is shown at a time. */
export function AppShell({ store }: { readonly store: NavStore }) {
  const call = useCall();
  const session = useSession();
  const [slot] = useState(() => createPlayerSlot({ call, session }, hasKeptTrack(deviceStorage)));
  return (
    <NavigationProvider store={store}>
      <UserLocationProvider log={logProblem}>
        <ToastProvider>
          <PlayerSlotContext value={slot}>
            <Screen />
          </PlayerSlotContext>
        </ToastProvider>
      </UserLocationProvider>
    </NavigationProvider>
  );
}

function Screen() {
  const { state } = useNavigation();
  const pageRef = useRef<HTMLDivElement>(null);
  const entry = currentEntry(state);
  const direction = useStackDirection(state);
  useEscape();
  return (
    <>
      {/* Before the page in the tab order, as it is on the screen. */}
      <SkipLink page={entry.page} />
      <OfflineBanner page={entry.page} />
      <NavChrome />
      <div ref={pageRef} className={styles.page} data-direction={direction ?? undefined}>
        {/* Each entry mounts its own page, except dashboards, so that no state of one place is left in the next. */}
        <ErrorBoundary key={pageKey(entry)} retriesFor={entryKey(entry)}>
          <Page entry={entry} />
        </ErrorBoundary>
      </div>
      <PlayerDock />
      <OutboxSender />
      <LocationToast />
      <CurrentToast />
      <ExpiredSession />
      {openOverlay(state, 'termsOfUse') !== null && <TermsOverlay />}
      <PageAnnouncer entry={entry} pageRef={pageRef} />
    </>
  );
}
