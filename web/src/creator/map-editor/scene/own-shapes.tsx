import { printShapes, type Shape, type ShapeKind } from '@laneway/domain/geo/shapes-text';
import { ShapesLayer } from '../../../map/overlays/shapes-layer.tsx';
import { useEditorState } from '../editor-context.ts';
import type { ShapeRef } from '../state/editor-state.ts';

/** A shape while one of its points is dragged. */
export type Preview = { readonly ref: ShapeRef; readonly shape: Shape };

const KINDS: readonly ShapeKind[] = ['boundary', 'path'];

/** The paths and boundaries of the open record; pale if their text is invalid. */
export function OwnShapes({ preview }: { readonly preview: Preview | null }) {
  const { drawing } = useEditorState();
  return KINDS.flatMap((kind) =>
    drawing[kind].shown.map((shape, index) => {
      const isDragged = preview?.ref.kind === kind && preview.ref.index === index;
      const text = printShapes([isDragged ? preview.shape : shape]);
      return (
        <ShapesLayer
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape is known by its position in the text
          key={`${kind} ${index}`}
          {...{ [kind]: text }}
          isQuiet={drawing[kind].isStale}
        />
      );
    }),
  );
}
