import type { LeafletMouseEvent } from 'leaflet';
import { useEffect } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import { useEditor } from '../editor-context.ts';
import { useTap } from './use-tap.ts';

/** Passes taps on the map itself to the tool in hand. Leaflet reports none at the end of a drag. */
export function TapCatcher() {
  const { map } = useMapScene();
  const { isReadOnly } = useEditor();
  const tap = useTap();

  useEffect(() => {
    if (isReadOnly) return;
    const onClick = ({ containerPoint, originalEvent }: LeafletMouseEvent) =>
      tap(containerPoint, { by: 'pointer', isExact: originalEvent.altKey });
    map.on('click', onClick);
    return () => {
      map.off('click', onClick);
    };
  }, [map, tap, isReadOnly]);

  // Two quick taps are two points, or the end of a line. If they zoomed as well, the map would leap after the edit.
  useEffect(() => {
    map.doubleClickZoom.disable();
  }, [map]);

  return null;
}
