import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createClient } from '../api/client.ts';
import { primeQueries, readInitialData } from '../api/prime-queries.ts';
import { createQueryClient, replaceDeviceReply } from '../api/query-client.ts';
import { openSession, startSession } from '../api/session/open-session.ts';
import { logProblem } from '../core/diagnostics/log.ts';
import { createNavStore } from '../core/navigation/nav-store.ts';
import { hasSavedGuides, withSavedGuides } from '../offline/data-source.ts';
import { readInlinedData } from '../offline/inlined-data.ts';
import { createInstallOffer, InstallOfferContext } from '../offline/install/install-offer.ts';
import { createLazyOfflineGuides } from '../offline/use-offline-guides.ts';
import { nextTask } from '../ui/next-task.ts';
import { whenIdleAfterLoad } from '../ui/when-idle-after-load.ts';
import { App } from './app.tsx';
import { bindCloseWarning } from './close-warning.ts';
import { hydrateOrRender } from './first-screen/hydrate-or-render.tsx';
import { resolveInitialLink } from './first-screen/initial-link.ts';
import { bindHistory } from './history.ts';
import { bindNativeBack } from './native-back.ts';

/** The time for which a first visit has the connection to itself, once its page has loaded. */
const FIRST_VISIT_MS = 5_000;

/** Each part is a separate task: together they would block a phone. */
async function start(root: HTMLElement): Promise<void> {
  const hasSession = document.documentElement.dataset.session === 'likely';
  // The client asks the session to renew itself, and the session makes its calls with the client.
  const server = createClient({ renewSession: (refused) => session.renewFor(refused) });
  const queryClient = createQueryClient();
  const call = withSavedGuides(
    server,
    () => session.getState(),
    (request) => replaceDeviceReply(queryClient, request),
  );
  const session = openSession(call, { hasSession, hasUnsavedWork: () => store.isBlocked() });
  const offline = createLazyOfflineGuides(server, session);
  const initialData = readInitialData(document);
  const saved = readInlinedData(document, session.getState());
  if (initialData !== null) primeQueries(queryClient, { ...initialData, ...saved });
  const store = createNavStore();
  const installOffer = createInstallOffer(window);

  await nextTask();
  // Read before the history replaces it.
  const address = window.location.pathname + window.location.search;
  bindHistory(store, window);
  bindNativeBack(store, window);
  bindCloseWarning(store, window);
  if (initialData !== null) resolveInitialLink(store, { ...initialData, ...saved });

  await nextTask();
  startSession(session, store, queryClient);
  const app = (
    <StrictMode>
      <InstallOfferContext value={installOffer}>
        <App
          call={call}
          queryClient={queryClient}
          session={session}
          store={store}
          offline={offline}
        />
      </InstallOfferContext>
    </StrictMode>
  );
  await hydrateOrRender({
    root,
    address,
    initialData,
    hasSession,
    isSaved: saved !== null,
    store,
    session,
    app,
  });

  await whenIdleAfterLoad();
  // Continues saving guides, and follows the login.
  if (hasSavedGuides()) await offline.open().catch(() => undefined);
  // The server may have newer data.
  if (saved !== null) void queryClient.invalidateQueries();
  // Storing the whole app must not compete with the first visit, whose map and images are still loading.
  if (navigator.serviceWorker?.controller === null) await elapsed(FIRST_VISIT_MS);
  const { startUpdates } = await import('./app-updates/start-updates.tsx');
  startUpdates({ own: initialData?.config.version ?? null, call, store });
}

function elapsed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render into');
start(root).catch((error) => logProblem('Not all of the app could be started.', error));
