import type { InitialData } from '@laneway/contract/first-screen';
import { type ReactNode, startTransition, useEffect, useEffectEvent } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storedFeaturedIds } from '../../api/featured-ids.ts';
import type { Session } from '../../api/session/create-session.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { currentEntry, openOverlay } from '../../core/navigation/nav-state.ts';
import type { NavStore } from '../../core/navigation/nav-store.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { OverviewBody } from '../../visitor/guide-overview/guide-overview.tsx';
import { loadPage } from '../page-registry.tsx';
import { takeEarlyClick } from './early-click.ts';
import { firstArrival, isSameState } from './initial-link.ts';

/** Set on #root if the server has rendered into it. While it is there, style sheets disable animations. */
const SERVED = 'data-served';
/** Longer than the animations that start with the page. */
const SETTLED_MS = 1_000;

export type FirstRender = {
  readonly root: HTMLElement;
  /** The path and query with which the page was opened. */
  readonly address: string;
  /** The embedded data; null if there are none. */
  readonly initialData: InitialData | null;
  /** True if the server saw session cookies. */
  readonly hasSession: boolean;
  /** True if the page is the stored one, with a saved guide. */
  readonly isSaved: boolean;
  readonly store: NavStore;
  readonly session: Session;
  readonly app: ReactNode;
};

/**
 * Hydrates the server's rendering if the app would render the same, as on every first visit. If this device knows more
 * than the server, such as a history entry, the app replaces it at once.
 */
export async function hydrateOrRender(parts: FirstRender): Promise<void> {
  const { root, app, isSaved } = parts;
  // Everything is on the device: rendering once is faster than a skeleton first, then the page, then the map.
  if (isSaved) await Promise.all([hasCode(parts), VisitorMap.preload().catch(() => undefined)]);
  const isSame = root.hasAttribute(SERVED) && (await hasCode(parts)) && isAsServed(parts);
  setTimeout(() => root.removeAttribute(SERVED), SETTLED_MS);
  // If the app replaces the pressed element, its effect is unknown.
  const pressed = takeEarlyClick();
  const listening = <Listening onReady={() => pressed?.click()}>{app}</Listening>;
  const render = () => {
    if (isSame) hydrateRoot(root, listening, { onRecoverableError: reportDifference });
    else createRoot(root).render(app);
  };
  // A transition renders in pieces, so that the page responds in between. An empty page doesn't need that.
  if (isSaved) render();
  else startTransition(render);
}

type ListeningProps = { readonly children: ReactNode; readonly onReady: () => void };

/** Reports when its elements respond. */
function Listening({ children, onReady }: ListeningProps) {
  const notifyReady = useEffectEvent(onReady);
  useEffect(() => notifyReady(), []);
  return children;
}

/** The server's rendering stays until the code has loaded; if that fails, the app shows the error. */
function hasCode({ store }: FirstRender): Promise<boolean> {
  const state = store.getState();
  const hasOverview = openOverlay(state, 'guideOverview') !== null;
  return Promise.all([
    loadPage(currentEntry(state).page),
    hasOverview ? OverviewBody.preload() : null,
  ]).then(
    () => true,
    () => false,
  );
}

/** True if the app's current state is the one that the server has rendered. */
function isAsServed({ address, initialData, hasSession, store, session }: FirstRender): boolean {
  return (
    initialData !== null &&
    isSameState(store.getState(), firstArrival(address, initialData).getState()) &&
    (session.getState().kind === 'checking') === hasSession &&
    hasSameIds(initialData.featured?.ids)
  );
}

/** The server can't know the guides that this device features. */
function hasSameIds(served: readonly number[] | undefined): boolean {
  return served === undefined || served.join() === storedFeaturedIds().join();
}

function reportDifference(error: unknown): void {
  logProblem('The server had rendered something else.', error);
}
