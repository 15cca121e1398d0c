import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCall } from '../api/call-context.ts';
import { useSession, useSessionState } from '../api/session/session-context.ts';
import { deviceStorage } from '../core/device-storage.ts';
import { logProblem } from '../core/diagnostics/log.ts';
import { useUserLocation } from '../core/location/use-user-location.ts';
import { UserLocationProvider } from '../core/location/user-location-provider.tsx';
import { locationErrorText } from '../core/location/user-position.ts';
import { entryKey, pageKey } from '../core/navigation/entry.ts';
import {
  currentEntry,
  type NavState,
  openOverlay,
  topOverlay,
} from '../core/navigation/nav-state.ts';
import type { NavStore } from '../core/navigation/nav-store.ts';
import {
  NavigationProvider,
  useNavigation,
  useNavState,
} from '../core/navigation/navigation-context.tsx';
import type { Entry } from '../core/navigation/pages.ts';
import { initialMove, nextMove, type StackDirection } from '../core/navigation/stack-direction.ts';
import {
  createPlayerSlot,
  hasSavedTrack,
  PlayerSlotContext,
  usePlayerSlot,
} from '../media/player/player-slot.ts';
import { OutboxSender } from '../offline/outbox/outbox-sender.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { SKIP_TARGET } from '../ui/stage.tsx';
import { ToastProvider, useToast } from '../ui/toasts/toast-context.tsx';
import styles from './app-shell.module.css';
import { CurrentToast } from './current-toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { BellCorner, NavChrome } from './nav-chrome.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { Page, useLaterPages } from './page-registry.tsx';
import { Toast, ToastPlace } from './toast.tsx';

const LoginAgain = lazyComponent(async () => (await import('./login-again.tsx')).LoginAgain, {
  failed: (tryAgain) => (
    <NotLoaded text="Log in to keep going. Your work is still here." onRetry={tryAgain} />
  ),
});

const TermsOverlay = lazyComponent(async () => (await import('./terms-overlay.tsx')).TermsOverlay, {
  failed: (tryAgain) => <NotLoaded text="We couldn’t load the Terms of Use" onRetry={tryAgain} />,
});

/** The pages that have cards to skip to. */
const SKIP_TEXTS: Partial<Record<Entry['page'], string>> = {
  guidesHomePage: 'Skip to guides',
  placesHomePage: 'Skip to places',
};

/** Everything around the pages: exactly one of them is shown at a time. */
export function AppShell({ store }: { readonly store: NavStore }) {
  const call = useCall();
  const session = useSession();
  const [slot] = useState(() => createPlayerSlot({ call, session }, hasSavedTrack(deviceStorage)));
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
  const pageRef = useRef<HTMLDivElement>(null);
  const entry = useNavState(currentEntry);
  const direction = useStackDirection(entry);
  const areTermsOpen = useNavState((state) => openOverlay(state, 'termsOfUse') !== null);
  // Most pages are opened from an overlay, or from a page other than home.
  useLaterPages(useNavState((state) => topOverlay(state) !== null || state.stack.length > 1));
  useEscape();
  return (
    <>
      {/* It comes before the page in the tab order, as on the screen. */}
      <SkipLink page={entry.page} />
      <OfflineBanner page={entry.page} />
      <BellCorner />
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
      <CurrentToast page={pageKey(entry)} />
      <ExpiredSession />
      {areTermsOpen && <TermsOverlay />}
      <PageAnnouncer entry={entry} pageRef={pageRef} />
    </>
  );
}

function useStackDirection(entry: Entry): StackDirection {
  const depth = useNavState(({ stack }) => stack.length);
  const [last, setLast] = useState(() => initialMove(entry, depth));
  const move = nextMove(last, entry, depth);
  if (move !== last) setLast(move);
  return move.direction;
}

/** Explains why the visitor isn't on the map while location is switched on. */
function LocationToast() {
  const { state, turnOff } = useUserLocation();
  return (
    <ToastPlace shown={state.kind}>
      {state.kind === 'failed' && (
        <Toast tone="plain" text={locationErrorText(state.error)} onDismiss={turnOff} />
      )}
    </ToastPlace>
  );
}

/** Escape closes the panel over a page. The menu and dialogs handle it themselves, and come first. */
function useEscape(): void {
  const { closeOverlay } = useNavigation();
  const kind = useNavState(panelOver);
  useEffect(() => {
    if (kind === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isForOther(event.target);
      if (event.key === 'Escape' && !isTaken) closeOverlay(kind);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [kind, closeOverlay]);
}

function panelOver(state: NavState): 'guideOverview' | 'searchResponse' | null {
  const kind = topOverlay(state)?.kind;
  return kind === 'guideOverview' || kind === 'searchResponse' ? kind : null;
}

/** Escape clears a search field, and closes a dialog over the panel. */
function isForOther(target: EventTarget | null): boolean {
  const isTyping = target instanceof HTMLInputElement && target.value !== '';
  return isTyping || (target instanceof Element && target.closest('dialog') !== null);
}

/** Lets keyboard users skip the menu and the search. */
function SkipLink({ page }: Pick<Entry, 'page'>) {
  const text = SKIP_TEXTS[page];
  if (text === undefined) return null;
  return (
    <nav aria-label="Shortcuts">
      <a
        href={`#${SKIP_TARGET}`}
        className={styles.link}
        onClick={(event) => {
          // The URL of the page must not change.
          event.preventDefault();
          document.getElementById(SKIP_TARGET)?.focus();
        }}
      >
        {text}
      </a>
    </nav>
  );
}

/** Shown while a session has expired over unsaved work. */
function ExpiredSession() {
  const state = useSessionState();
  if (state.kind !== 'expired') return null;
  return <LoginAgain email={state.user.u_email} />;
}

/** A toast, because every visit downloads its code anyway. */
function NotLoaded({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { showToast } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt that failed
  useEffect(() => {
    showToast(text, { label: 'Try again', onAct: onRetry });
  }, []);
  return null;
}

const PlayerBar = lazyComponent(
  async () => (await import('../media/player/player-bar.tsx')).PlayerBar,
);

const HeardPlaces = lazyComponent(
  async () => (await import('../guide/visits/heard-places.tsx')).HeardPlaces,
);

/** Nothing plays before the scripts of the page run. */
const isNeededOnServer = () => false;

/** The player below the pages; its code is loaded once something plays, or was playing before a reload. */
function PlayerDock() {
  const { subscribe, isNeeded } = usePlayerSlot();
  const isShown = useSyncExternalStore(subscribe, isNeeded, isNeededOnServer);
  if (!isShown) return null;
  return (
    <>
      <PlayerBar />
      <HeardPlaces />
    </>
  );
}
