import type { Trigger } from '@laneway/domain/walk/plan/trigger';
import type { WalkSettings } from '@laneway/domain/walk/plan/walk-settings';
import { useMemo, useState } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { readWalk, settingsText } from '../../walk-editor/walk-content.ts';
import type { WalkDraft } from '../../walk-editor/walk-draft.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { useReorderPlaces } from './use-reorder-places.ts';
import { useWalkContent } from './use-walk-content.ts';
import { createWalkChanges } from './walk-changes.ts';

export type WalkDraftOptions = {
  readonly workspace: Workspace;
  /** The key of the selected record. */
  readonly selectedKey: string;
  readonly onSelect: (key: string) => void;
  readonly isReadOnly: boolean;
  /** True if places may be moved. */
  readonly mayArrange: boolean;
};

/** The walk of an open guide for viewing and editing. Changes go into its records, which save them. */
export function useWalkDraft(options: WalkDraftOptions): WalkDraft {
  const { workspace, selectedKey, onSelect, isReadOnly, mayArrange } = options;
  const content = useWalkContent(workspace);
  const walk = useMemo(() => readWalk(content), [content]);
  const [changes] = useState(() => createWalkChanges(workspace));
  const { announcement, ...undoState } = useStore(changes);

  const reorder = useReorderPlaces(workspace);
  const { showToast } = useToast();

  const keyOf = (stopId: number): string =>
    workspace.getState().places.find((item) => item.stopId === stopId)?.key ?? '';
  const selected = workspace.getState().places.find(({ key }) => key === selectedKey);
  const selectedStop = selected?.stopId ?? null;

  const changeTriggers = (
    triggers: ReadonlyMap<number, Trigger | null>,
    group: string | null,
  ): void => {
    if (isReadOnly) return;
    const texts = [...triggers].map(([id, trigger]) => [keyOf(id), walk.textOf(trigger)] as const);
    const [first] = triggers.keys();
    const name = triggers.size === 1 && first !== undefined ? walk.names.get(first) : undefined;
    changes.change(name ?? `${triggers.size} places`, new Map(texts), group);
  };

  return {
    ...walk,
    selectedStop,
    select: (stopId) => onSelect(stopId === null ? GUIDE_KEY : keyOf(stopId)),
    changeTrigger: (stopId, trigger, group) =>
      changeTriggers(new Map([[stopId, trigger]]), group ?? null),
    changeTriggers: (triggers) => changeTriggers(triggers, null),
    changeSettings: (settings: WalkSettings | null) => {
      if (isReadOnly) return;
      changes.change('walk settings', new Map([[GUIDE_KEY, settingsText(settings)]]), null);
    },
    reorder: mayArrange
      ? (order) => {
          const { undo, isSaved } = reorder(order);
          const takeBack = showToast('Places reordered', { label: 'Undo', onAct: undo });
          void isSaved.then((saved) => saved || takeBack());
        }
      : null,
    undo: changes.undo,
    redo: changes.redo,
    undoState,
    announcement,
    isReadOnly,
  };
}
