import type { Point } from '@laneway/domain/geo/point';
import { createContext, useContext } from 'react';
import { useStore } from '../../core/use-store.ts';
import type { EditorState, PlaceKey } from './state/editor-state.ts';
import type { EditorStore } from './state/editor-store.ts';

/** The rest of the guide, shown in the background and opened by a tap. */
export type Surroundings = {
  readonly pins: readonly {
    readonly id: PlaceKey;
    readonly point: Point;
    readonly title: string;
    readonly number: number;
  }[];
  readonly shapes: readonly { readonly path: string | null; readonly boundary: string | null }[];
};

/** Resolves to the new place, or to null if it couldn’t be added. */
export type AddPlace = (point: Point) => Promise<PlaceKey | null>;

export type Editor = {
  readonly store: EditorStore;
  readonly surroundings: Surroundings;
  readonly isReadOnly: boolean;
  readonly onOpenPlace: ((id: PlaceKey) => void) | undefined;
  readonly onAddPlace: AddPlace | undefined;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('useEditor must be used inside a MapEditor');
  return editor;
}

export function useEditorState(): EditorState {
  const { store } = useEditor();
  return useStore(store);
}
