import type { GuideView, OpenGuide } from '@laneway/domain/app-links/dashboard-route';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { useAddPlace } from '../navigator/use-add-place.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { guideRef, placeRef } from '../workspace/guide-ref.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { useGuideRoutes } from './use-guide-routes.ts';
import { usePaneFocus } from './use-pane-focus.ts';
import { useSelected } from './use-selected.ts';
import type { PaneName } from './workspace-layout.tsx';

/** What is open of a guide, and the ways from there. */
export function useOpenedGuide({ workspace }: OpenWorkspace, route: OpenGuide) {
  const state = useStore(workspace);
  const routes = useGuideRoutes();
  const selected = useSelected(state, route);
  const selectedKey = 'key' in selected ? selected.key : '';
  const [pane, setPane] = useState<PaneName>('edit');
  const [armedKey, setArmedKey] = useState<string | null>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const requestFocus = usePaneFocus(formRef, selectedKey);
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
      setPane('edit');
      openRecord(key, 'edit');
    },
    [openRecord],
  );
  const openNewPlace = useCallback(
    (key: string) => {
      setArmedKey(key);
      showRecord(key);
    },
    [showRecord],
  );
  const adding = useAddPlace(workspace, openNewPlace);

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
    adding,
    isArmed: armedKey !== null && armedKey === selectedKey,
    showRecord,
    /** Selects a record in the walk of the guide. */
    showInWalk: useCallback((key: string) => openRecord(key, 'walk'), [openRecord]),
    openGuideForm: useCallback(() => showRecord(GUIDE_KEY), [showRecord]),
    /** Opens a record at one of its fields. */
    showField: (key: string, field: string | null) => {
      requestFocus({ key, field });
      showRecord(key);
    },
  };
}

export type OpenedGuideView = ReturnType<typeof useOpenedGuide>;
