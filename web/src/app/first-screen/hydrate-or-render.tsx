import type { FirstAnswers } from '@laneway/contract/first-screen';
import { type ReactNode, startTransition, useEffect, useEffectEvent } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storedFeaturedIds } from '../../api/featured-ids.ts';
import type { Session } from '../../api/session/create-session.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import type { NavStore } from '../../core/navigation/nav-store.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { loadPage } from '../page-registry.tsx';
import { firstArrival, isSameState } from './initial-link.ts';
import { takeEarlyClick } from './replay-early-click.ts';

/** On #root if the server has rendered into it. While it is there, style sheets let nothing move. */
const SERVED = 'data-served';
/** Longer than anything moves that appears with the page. */
const SETTLED_MS = 1_000;

export type FirstRender = {
  readonly root: HTMLElement;
  /** The path by which the page was opened, with its address. */
  readonly address: string;
  /** What came with the page; null if nothing did. */
  readonly answers: FirstAnswers | null;
  /** Whether the server took this browser for one with a session. */
  readonly hasSession: boolean;
  /** Whether the page is the stored one, with a saved guide. */
  readonly isSaved: boolean;
  readonly store: NavStore;
  readonly session: Session;
  readonly app: ReactNode;
};

/**
 * Puts the app where the server's rendering is. Where both are the same, as for everyone who comes for the first time,
 * the elements stay and the app only listens to them. Where this device knows more than the server did, such as
 * a place in the history, the app replaces them at once.
 */
export async function hydrateOrRender(parts: FirstRender): Promise<void> {
  const { root, app, isSaved } = parts;
  // All of it is on the device: to render it once is sooner than a shape first, then the page, then the map.
  if (isSaved) await Promise.all([hasCode(parts), VisitorMap.preload().catch(() => undefined)]);
  const isSame = root.hasAttribute(SERVED) && (await hasCode(parts)) && isAsServed(parts);
  setTimeout(() => root.removeAttribute(SERVED), SETTLED_MS);
  // Where the app replaces what was pressed, nobody knows what it would have been.
  const pressed = takeEarlyClick();
  const listening = <Listening onReady={() => pressed?.click()}>{app}</Listening>;
  const render = () => {
    if (isSame) hydrateRoot(root, listening, { onRecoverableError: reportDifference });
    else createRoot(root).render(app);
  };
  // A transition renders in pieces, so that the page responds in between. A page that shows nothing yet needn't.
  if (isSaved) render();
  else startTransition(render);
}

type ListeningProps = { readonly children: ReactNode; readonly onReady: () => void };

/** Says when its elements respond. */
function Listening({ children, onReady }: ListeningProps) {
  const tell = useEffectEvent(onReady);
  useEffect(() => tell(), []);
  return children;
}

/** What is on the screen stays until its code is there; where that can't be had, the app itself says so. */
function hasCode({ store }: FirstRender): Promise<boolean> {
  return loadPage(currentEntry(store.getState()).page).then(
    () => true,
    () => false,
  );
}

/** Whether the app, as it stands now, is what the server has rendered. */
function isAsServed({ address, answers, hasSession, store, session }: FirstRender): boolean {
  return (
    answers !== null &&
    isSameState(store.getState(), firstArrival(address, answers).getState()) &&
    (session.getState().kind === 'checking') === hasSession &&
    hasSameIds(answers.featured?.ids)
  );
}

/** The server can't know which guides this device features. */
function hasSameIds(served: readonly number[] | undefined): boolean {
  return served === undefined || served.join() === storedFeaturedIds().join();
}

function reportDifference(error: unknown): void {
  logProblem('The server had rendered something else.', error);
}
