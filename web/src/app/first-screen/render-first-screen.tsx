import type { FirstScreenRequest, RenderFirstScreen } from '@laneway/contract/first-screen';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { CallServer } from '../../api/client.ts';
import { primeQueries } from '../../api/prime-queries.ts';
import { createQueryClient } from '../../api/query-client.ts';
import type { Session } from '../../api/session/create-session.ts';
import { firstState } from '../../api/session/session-state.ts';
import { PresignsMedia } from '../../media/presigns-media.ts';
import { OverviewBody } from '../../visitor/guide-overview/guide-overview.tsx';
import { App } from '../app.tsx';
import { loadPage } from '../page-registry.tsx';
import { firstArrival } from './initial-link.ts';
import { styleRules } from './style-rules.ts';

/** React puts preload links of images before everything else. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

// Links to guides lead to these pages. Rendering is synchronous, so their code has to be loaded before.
await Promise.all([loadPage('sharedLink'), loadPage('placesHomePage'), OverviewBody.preload()]);

/** The app before its scripts run, rendered from the embedded data. */
export const renderFirstScreen: RenderFirstScreen = (request) => {
  const { address, presignsMedia, initialData } = request;
  const queryClient = createQueryClient();
  primeQueries(queryClient, initialData);
  const store = firstArrival(address, initialData);
  try {
    const html = renderToString(
      <StrictMode>
        <PresignsMedia value={presignsMedia}>
          <App
            call={rejectCall}
            queryClient={queryClient}
            session={staticSession(request)}
            store={store}
            offline={null}
          />
        </PresignsMedia>
      </StrictMode>,
    );
    return {
      ...styleRules(html.replace(PRELOADS, '')),
      preloads: (html.match(PRELOADS) ?? []).join(''),
    };
  } finally {
    // Otherwise its timers would run for some minutes.
    queryClient.clear();
  }
};

/** Effects don't run here, so nothing makes a call. */
const rejectCall: CallServer = () => Promise.reject(new Error('The first screen makes no calls'));

function staticSession({ hasSession }: FirstScreenRequest): Session {
  const state = firstState(hasSession);
  const nothing = () => Promise.resolve();
  return {
    getState: () => state,
    subscribe: () => () => {},
    check: nothing,
    logIn: nothing,
    logInBy: nothing,
    logOut: nothing,
    endExpired: () => {},
    forget: () => {},
    renewFor: () => Promise.resolve(false),
    renewIfDue: nothing,
  };
}
