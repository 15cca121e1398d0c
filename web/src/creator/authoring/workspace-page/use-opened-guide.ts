import type { GuideView, OpenGuide, RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { useStore } from '../../../core/use-store.ts';
import { findField } from '../forms/find-field.ts';
import { useAddPlace } from '../navigator/use-add-place.ts';
import { GUIDE_RULES } from '../records/guide-values.ts';
import { PLACE_RULES } from '../records/place-values.ts';
import type { FieldFacts } from '../records/values.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { guideRef, isSameRef, placeRef } from '../workspace/guide-ref.ts';
import type { PlaceItem, WorkspaceState } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { useGuideRoutes } from './use-guide-routes.ts';
import type { PaneName } from './workspace-layout.tsx';

/** The focusable elements of a section whose fields have no names, such as one for uploads. */
const CONTROLS = 'input:not([type="hidden"]), textarea, select, button:not([aria-expanded])';

/** The button that unfolds a section. There may be others in it that open something. */
const FOLDED = ':scope > h3 > button[aria-expanded="false"]';

const FIELDS: Readonly<Record<string, FieldFacts>> = {
  ...PLACE_RULES.fields,
  ...GUIDE_RULES.fields,
};

/** The open record of a guide, and its routes. */
export function useOpenedGuide(open: OpenWorkspace, route: OpenGuide) {
  const { workspace } = open;
  const state = useStore(workspace);
  const routes = useGuideRoutes();
  const selected = useSelected(state, route);
  const selectedKey = 'key' in selected ? selected.key : '';
  const [pane, setPane] = useState<PaneName>('edit');
  const [startsOnMap] = useState(() => lacksStart(open));
  const [armedKey, setArmedKey] = useState(startsOnMap ? GUIDE_KEY : null);
  const formRef = useRef<HTMLDivElement>(null);
  const requestFocus = usePaneFocus(formRef, selectedKey, startsOnMap ? START_ON_MAP : null);
  const { openGuide, replaceByGuide } = routes;

  const openRecord = useCallback(
    (key: string, view: GuideView) => {
      const { guide, places } = workspace.getState();
      const item = places.find((each) => each.key === key);
      openGuide(guideRef(guide), item === undefined ? null : placeRef(item.place), view);
    },
    [workspace, openGuide],
  );
  const showRecord = useCallback(
    (key: string) => {
      setArmedKey(null);
      setPane('edit');
      openRecord(key, 'edit');
    },
    [openRecord],
  );
  const openNewPlace = useCallback(
    (key: string) => {
      showRecord(key);
      setArmedKey(key);
    },
    [showRecord],
  );
  const addPlace = useAddPlace(open, openNewPlace);

  const { guide } = state;
  const isGone = selected.kind === 'gone';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the place has gone
  useEffect(() => {
    if (isGone) replaceByGuide(guideRef(guide));
  }, [isGone]);

  return {
    ...state,
    routes,
    selected,
    selectedKey,
    pane,
    setPane,
    formRef,
    addPlace,
    isArmed: armedKey !== null && armedKey === selectedKey,
    showRecord,
    /** Selects a record in the walk of the guide. */
    showInWalk: useCallback((key: string) => openRecord(key, 'walk'), [openRecord]),
    openGuideForm: useCallback(() => showRecord(GUIDE_KEY), [showRecord]),
    /** Opens a record at one of its fields. */
    showField: (key: string, field: string | null) => {
      requestFocus({ key, goal: field });
      showRecord(key);
    },
  };
}

export type OpenedGuideView = ReturnType<typeof useOpenedGuide>;

/** True for a guide that was begun on the map, until its start is there. */
function lacksStart({ startsOnMap, workspace }: OpenWorkspace): boolean {
  return startsOnMap && workspace.guideRecord.getState().mine.location === '';
}

/** A request for the map, which isn't a field, has this goal. */
const MAP = { section: 'map', selector: '[aria-roledescription="map"]' } as const;

/** null is the form itself, otherwise the name of one of its fields. */
type FocusGoal = string | typeof MAP | null;

type FocusRequest = { readonly key: string; readonly goal: FocusGoal };

const START_ON_MAP: FocusRequest = { key: GUIDE_KEY, goal: MAP };

/**
 * Moves the focus to the form when another guide or place is opened, and to one of its fields or its map on request.
 * The first one is announced with the page.
 */
function usePaneFocus(
  pane: RefObject<HTMLElement | null>,
  key: string,
  first: FocusRequest | null,
) {
  const [request, setRequest] = useState(first);
  const lastKey = useRef(key);
  const answered = useRef<FocusRequest | null>(null);

  useEffect(() => {
    const root = pane.current;
    // Only once per request.
    const isAsked = request !== null && request !== answered.current && request.key === key;
    if (isAsked) answered.current = request;
    const hasChanged = lastKey.current !== key;
    lastKey.current = key;
    if (root === null || !(isAsked || hasChanged)) return;
    if (hasChanged) scrollToTop(root);
    if (!isAsked) {
      root.focus({ preventScroll: true });
      return;
    }
    if (request.goal !== null) return focusGoal(root, request.goal);
    root.focus({ preventScroll: true });
  }, [pane, key, request]);

  return setRequest;
}

/** The column scrolls where there are columns, otherwise the page. */
function scrollToTop(pane: HTMLElement): void {
  pane.parentElement?.scrollTo({ top: 0 });
  if (pane.closest('[role="tabpanel"]') !== null) window.scrollTo({ top: 0 });
}

/**
 * Focuses a field or the map of a form as soon as it is mounted: its code may still be loading. Opens the section
 * around it. Returns a function that stops waiting.
 */
function focusGoal(root: HTMLElement, goal: string | typeof MAP): () => void {
  const name = typeof goal === 'string' ? FIELDS[goal]?.section : goal.section;
  const tryToFocus = (): boolean => {
    const section = root.querySelector<HTMLElement>(`[data-section="${name}"]`);
    section?.querySelector<HTMLElement>(FOLDED)?.click();
    const control =
      typeof goal === 'string'
        ? findControl(root, section, goal)
        : section?.querySelector<HTMLElement>(goal.selector);
    if (!control) return false;
    const folded = control.closest('details');
    if (folded !== null) folded.open = true;
    control.focus();
    control.scrollIntoView({ block: 'center' });
    return true;
  };
  if (tryToFocus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (tryToFocus()) stop();
  });
  // Someone who has moved on to another field meanwhile stays there.
  const stop = () => {
    observer.disconnect();
    root.removeEventListener('focusin', stop);
  };
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', stop);
  return stop;
}

/** The field of this name, or the first control of its section if none has the name. */
function findControl(
  root: HTMLElement,
  section: HTMLElement | null,
  field: string,
): HTMLElement | null | undefined {
  const isLoading = root.querySelector(`[data-loading="${field}"]`) !== null;
  return findField(root, field) ?? (isLoading ? null : section?.querySelector(CONTROLS));
}

export type Selected =
  | { readonly kind: 'guide'; readonly key: typeof GUIDE_KEY }
  | {
      readonly kind: 'place';
      readonly key: string;
      readonly item: PlaceItem;
      readonly index: number;
    }
  /** The place existed and was deleted. */
  | { readonly kind: 'gone' }
  /** The URL names a place that this guide doesn't have. */
  | { readonly kind: 'missing' };

const GUIDE: Selected = { kind: 'guide', key: GUIDE_KEY };

/** The record of the URL. A guide or place has another id after its first save: it stays open, and the URL follows. */
function useSelected({ guide, places }: WorkspaceState, open: OpenGuide): Selected {
  const { renameRecord } = useNavigation();
  const [held, setHeld] = useState<Held | null>(null);
  const selected = find(places, open.place, held);

  const name = open.place;
  if (selected.kind === 'place' && name !== null && !isHolding(held, name, selected.key)) {
    setHeld({ ref: name, key: selected.key });
  }

  const currentGuide = guideRef(guide);
  const currentPlace = selected.kind === 'place' ? placeRef(selected.item.place) : null;
  useEffect(() => {
    if (!isSameRef(currentGuide, open.guide)) renameRecord('guide', open.guide, currentGuide);
  });
  useEffect(() => {
    if (name === null || currentPlace === null || isSameRef(currentPlace, name)) return;
    renameRecord('place', name, currentPlace);
  });
  return selected;
}

/** The last open place, with its id at that time. */
type Held = { readonly ref: RecordRef; readonly key: string };

function isHolding(held: Held | null, ref: RecordRef, key: string): boolean {
  return held !== null && held.key === key && isSameRef(held.ref, ref);
}

function find(places: readonly PlaceItem[], name: RecordRef | null, held: Held | null): Selected {
  if (name === null) return GUIDE;
  const named = places.findIndex(({ place }) => isSameRef(placeRef(place), name));
  const isHeld = held !== null && isSameRef(held.ref, name);
  const index = named < 0 && isHeld ? places.findIndex(({ key }) => key === held.key) : named;
  const item = places[index];
  if (item !== undefined) return { kind: 'place', key: item.key, item, index };
  return isHeld ? { kind: 'gone' } : { kind: 'missing' };
}
