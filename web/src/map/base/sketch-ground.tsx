import type { Layer } from 'leaflet';
import { useEffect } from 'react';
import { useMapScene } from '../map-context.ts';
import { type ColourScheme, useColourScheme } from '../media-preferences.ts';

type SketchModule = { readonly createSketchLayer: (theme: ColourScheme) => Layer };

const SKETCH = import.meta.glob<SketchModule>('../sketch/create-sketch-layer.ts');

/** The built-in base map. Its drawing is loaded only when it is needed. */
export function SketchGround() {
  const { map } = useMapScene();
  const theme = useColourScheme();

  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    const show = (layer: Layer) => {
      if (isGone) return;
      layer.addTo(map);
      remove = () => layer.remove();
    };
    SKETCH['../sketch/create-sketch-layer.ts']?.().then(
      ({ createSketchLayer }) => show(createSketchLayer(theme)),
      // Not on this device yet and no network to fetch it: the bare ground has to do.
      () => {},
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [map, theme]);

  return null;
}
