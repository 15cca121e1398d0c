import type { FirstScreenRequest, RenderFirstScreen } from '@laneway/contract/first-screen';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { CallServer } from '../../api/client.ts';
import { primeQueries } from '../../api/prime-queries.ts';
import { createQueryClient } from '../../api/query-client.ts';
import type { Session } from '../../api/session/create-session.ts';
import { firstState } from '../../api/session/session-state.ts';
import { PresignsMedia } from '../../media/presigns-media.ts';
import { App } from '../app.tsx';
import { loadPage } from '../page-registry.tsx';
import { firstArrival } from './initial-link.ts';
import { styleRules } from './style-rules.ts';

/** React names the images it would fetch first before everything else. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

// Where links to guides begin and lead. Rendering doesn't wait, so the code has to be here before.
await Promise.all([loadPage('sharedLink'), loadPage('placesHomePage')]);

/** The app as it is before its scripts run, made of the answers that it would ask for. */
export const renderFirstScreen: RenderFirstScreen = (request) => {
  const { address, presignsMedia, answers } = request;
  const queryClient = createQueryClient();
  primeQueries(queryClient, answers);
  const store = firstArrival(address, answers);
  try {
    const html = renderToString(
      <StrictMode>
        <PresignsMedia value={presignsMedia}>
          <App
            call={callNobody}
            queryClient={queryClient}
            session={stillSession(request)}
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
    // Otherwise it would wait some minutes for somebody to ask again.
    queryClient.clear();
  }
};

/** Effects don't run here, so nothing asks. */
const callNobody: CallServer = () => Promise.reject(new Error('The first screen makes no calls'));

function stillSession({ hasSession }: FirstScreenRequest): Session {
  const state = firstState(hasSession);
  const nothing = () => Promise.resolve();
  return {
    getState: () => state,
    subscribe: () => () => {},
    check: nothing,
    logIn: nothing,
    logOut: nothing,
    giveUp: () => {},
    forget: () => {},
    renewFor: () => Promise.resolve(false),
    attend: nothing,
  };
}
