import type { Role } from '@laneway/domain/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { CallContext } from '../../api/call-context.ts';
import { createClient } from '../../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { createSession } from '../../api/session/create-session.ts';
import { createOneTabAtATime } from '../../api/session/one-tab-at-a-time.ts';
import { followSession } from '../../api/session/open-session.ts';
import { person } from '../../api/session/session.test-data.ts';
import { SessionContext } from '../../api/session/session-context.ts';
import { type UserLocation, UserLocationContext } from '../../core/location/use-user-location.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import { createNavStore } from '../../core/navigation/nav-store.ts';
import { NavigationProvider } from '../../core/navigation/navigation-context.tsx';
import type { Entry, EntryOf, PageName, PageProps } from '../../core/navigation/pages.ts';
import { providePopovers } from '../native-popover.test-data.ts';
import { ToastProvider, useToast } from '../toasts/toast-context.tsx';
import { provideEventSources } from './fake-event-source.test-data.ts';
import { FakeServer, type Replies } from './fake-server.test-data.ts';

// Rendering a whole page takes long on a loaded machine, and these tests don't measure speed.
configure({ asyncUtilTimeout: 10_000 });

export type RenderPageOptions = {
  readonly replies?: Replies;
  /** The role of the logged-in user; null for a visitor. */
  readonly role?: Role | null;
};

const SWITCHED_OFF: UserLocation = {
  state: { kind: 'off' },
  isOn: false,
  toggle: () => {},
  turnOff: () => {},
  askForHeading: () => {},
};

/**
 * Renders a page as the app would show it on top of home, with the real client, session and navigation. Only the server
 * is replaced. `currentEntry` returns the page that was navigated to, which isn't rendered.
 */
export async function renderPage<P extends PageName>(
  Page: ComponentType<PageProps<P>>,
  entry: EntryOf<P>,
  { replies = {}, role = null }: RenderPageOptions = {},
) {
  const user = { ...person, user_role: role ?? 'user' };
  const server = new FakeServer({
    getUser: () => user,
    listOwnedGuides: () => [],
    getWishList: () => ({ guide_ids: [] }),
    listNotifications: () => ({ items: [], next_cursor: null, unread_count: 0 }),
    ...replies,
  });
  vi.stubGlobal('fetch', server.fetch);
  const streams = provideEventSources();
  providePopovers();

  const call = createClient({ renewSession: (refused) => session.renewFor(refused) });
  const session = createSession({
    call,
    memory: { read: () => (role === null ? 'nothing' : 'login'), write: () => {} },
    oneTabAtATime: createOneTabAtATime(undefined),
    otherTabs: { send: () => {}, listen: () => {} },
    hasUnsavedWork: () => store.isBlocked(),
    now: () => Date.now(),
    log: () => {},
  });
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  const store = createNavStore();
  followSession(session, store, queryClient);
  await session.check();
  store.dispatch({ type: 'openPage', entry: entry as Entry });

  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
    expect(server.unexpected).toEqual([]);
  });
  let toast: string | null = null;
  const ToastReader = () => {
    toast = useToast().current?.text ?? null;
    return null;
  };
  render(
    <CallContext value={call}>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <NavigationProvider store={store}>
            <UserLocationContext value={SWITCHED_OFF}>
              <ToastProvider>
                <Page entry={entry} />
                <ToastReader />
              </ToastProvider>
            </UserLocationContext>
          </NavigationProvider>
        </SessionContext>
      </QueryClientProvider>
    </CallContext>,
  );
  return {
    server,
    session,
    streams,
    user: userEvent.setup(),
    currentEntry: () => currentEntry(store.getState()),
    navState: store.getState,
    /** The text of the current toast. */
    toast: () => toast,
    back: () => store.dispatch({ type: 'back' }),
  };
}
