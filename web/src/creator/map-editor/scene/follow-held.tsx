import { useEffect, useEffectEvent } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import { useEditorState } from '../editor-context.ts';

/**
 * Brings what is picked up beneath the crosshair, so that it doesn't jump when it is dropped, and the keyboard to the
 * map that it is moved with.
 */
export function FollowHeld() {
  const { map } = useMapScene();
  const { held, drawing } = useEditorState();

  const centre = useEffectEvent(() => {
    if (held === null) return;
    const point =
      held.what === 'pin'
        ? drawing.pin.shown
        : drawing[held.kind].shown[held.index]?.points[held.vertex];
    if (point) map.panTo([point.lat, point.lng], { animate: false });
    map.getContainer().focus();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is picked up
  useEffect(() => centre(), [held]);

  return null;
}
