import type { LeafletMouseEvent } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { ElementLayer } from '../../../map/element-layer.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { ShapesLayer } from '../../../map/overlays/shapes-layer.tsx';
import { panIntoView } from '../../../map/pan-into-view.ts';
import { createMarkElement } from '../../../map/pins/pin-element.ts';
import { type Surroundings, useEditor } from '../editor-context.ts';
import { useTap } from './use-tap.ts';

type QuietPin = Surroundings['pins'][number];

/** The other places of the guide. They can't be dragged; a tap opens them, or snaps a line to them. */
export function SurroundingsLayer() {
  const scene = useMapScene();
  const { map } = scene;
  const { store, surroundings, isReadOnly, onOpenPlace } = useEditor();
  const tap = useTap();

  const press = useEffectEvent((pin: QuietPin, isExact: boolean) => {
    const { tool, held } = store.getState();
    if (isReadOnly || (tool === 'select' && held === null)) onOpenPlace?.(pin.id);
    else tap(map.latLngToContainerPoint(pin.point), { by: 'pointer', isExact });
  });

  const bringIntoView = useEffectEvent(({ point }: QuietPin) => panIntoView(scene, point));

  useEffect(() => {
    const layer = new ElementLayer();
    const pinOf = new Map<Element, QuietPin>();
    for (const pin of surroundings.pins) {
      const element = createQuietPin(pin);
      element.addEventListener('focus', () => {
        // Not on a click, because the map would move away under the pointer.
        if (element.matches(':focus-visible')) bringIntoView(pin);
      });
      pinOf.set(element, pin);
      layer.put(element, pin.point);
    }
    layer.on('click', ({ originalEvent }: LeafletMouseEvent) => {
      const element =
        originalEvent.target instanceof Element && originalEvent.target.closest('button');
      const pin = element ? pinOf.get(element) : undefined;
      if (pin !== undefined) press(pin, originalEvent.altKey);
    });
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, surroundings.pins]);

  return surroundings.shapes.map(({ path, boundary }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes without a name are drawn in their order
    <ShapesLayer key={index} path={path} boundary={boundary} isQuiet />
  ));
}

function createQuietPin({ id, point, title, number }: QuietPin): HTMLElement {
  return createMarkElement({
    kind: 'pin',
    key: String(id),
    pin: {
      id,
      kind: 'place',
      point,
      label: `Open ${number}. ${title}`,
      title,
      colour: 'var(--quiet-pin)',
      number,
    },
    isActive: false,
    offset: 0,
  });
}
