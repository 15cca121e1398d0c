import { useEffect } from 'react';
import { useMapScene } from '../map-context.ts';
import { useColourScheme } from '../media-preferences.ts';

/** The built-in base map. Its drawing is loaded only when it is needed. */
export function SketchGround() {
  const { map } = useMapScene();
  const theme = useColourScheme();

  useEffect(() => {
    let isCancelled = false;
    let remove = () => {};
    import('../sketch/sketch-layer.ts').then(
      ({ createSketchLayer }) => {
        if (isCancelled) return;
        const layer = createSketchLayer(theme).addTo(map);
        remove = () => layer.remove();
      },
      // Not on this device yet, and no network to fetch it: the map stays blank.
      () => {},
    );
    return () => {
      isCancelled = true;
      remove();
    };
  }, [map, theme]);

  return null;
}
