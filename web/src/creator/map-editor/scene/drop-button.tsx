import { useMapScene } from '../../../map/map-context.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditorState } from '../editor-context.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useFocusMapAfter } from './use-focus-map-after.ts';
import { centrePixel, useTap } from './use-tap.ts';

/** Puts a point or the pin beneath the crosshair, as Enter on the map does. */
export function DropButton({ pinName }: { readonly pinName: string }) {
  const { map } = useMapScene();
  const label = dropLabel(useEditorState(), pinName);
  const tap = useTap();
  const focusMapAfter = useFocusMapAfter();
  if (label === null) return null;
  return (
    <Button
      kind="main"
      onClick={() =>
        focusMapAfter(() => tap(centrePixel(map), { by: 'crosshair', isExact: false }))
      }
    >
      {label}
    </Button>
  );
}

function dropLabel({ held, tool }: EditorState, pinName: string): string | null {
  if (held !== null) return held.what === 'pin' ? `Drop ${pinName.toLowerCase()}` : 'Drop point';
  switch (tool) {
    case 'pin':
      return `Drop ${pinName.toLowerCase()}`;
    case 'path':
    case 'boundary':
      return 'Drop point';
    case 'places':
      return 'Add place here';
    case 'select':
      return null;
  }
}
