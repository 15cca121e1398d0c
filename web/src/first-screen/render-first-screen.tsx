import type {
  FirstAnswers,
  FirstScreen,
  FirstScreenRequest,
  RenderFirstScreen,
} from '@laneway/contract/first-screen';
import { summaryOf } from '@laneway/domain/text/summary';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { CallServer } from '../api/client.ts';
import { primeQueries } from '../api/prime-queries.ts';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app.tsx';
import { mediaSource } from '../media/media-source.ts';
import { PresignsMedia } from '../media/presigns-media.ts';
import type { Session } from '../session/create-session.ts';
import { firstState } from '../session/session-state.ts';
import { loadPage } from '../shell/page-registry.tsx';
import { plainText } from '../text/plain-text.ts';
import { firstArrival } from './arrive.ts';
import { styleRules } from './style-rules.ts';

/** React names the images it would fetch first before everything else. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

// Where links to guides begin and lead. Rendering doesn't wait, so the code has to be here before.
await Promise.all([loadPage('sharedLink'), loadPage('placesHomePage')]);

/** The app as it is before its scripts run, made of the answers that it would ask for. */
export const renderFirstScreen: RenderFirstScreen = (request) => {
  const { query, presignsMedia, answers } = request;
  const queryClient = createQueryClient();
  primeQueries(queryClient, answers);
  const store = firstArrival(query, answers);
  try {
    const html = renderToString(
      <StrictMode>
        <PresignsMedia value={presignsMedia}>
          <App
            call={callNobody}
            queryClient={queryClient}
            session={stillSession(request)}
            store={store}
          />
        </PresignsMedia>
      </StrictMode>,
    );
    return {
      ...styleRules(html.replace(PRELOADS, '')),
      preloads: (html.match(PRELOADS) ?? []).join(''),
      guide: guideOf(answers),
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

function guideOf({ guide }: FirstAnswers): FirstScreen['guide'] {
  if (guide === undefined) return null;
  const image = mediaSource(guide.g_image);
  return {
    title: guide.g_title,
    description: plainText(summaryOf(guide.g_description)),
    image: image.ok ? image.value : null,
  };
}
