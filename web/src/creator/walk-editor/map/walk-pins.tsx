import type { Point } from '@laneway/domain/geo/point';
import type { LeafletMouseEvent } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ElementLayer } from '../../../map/element-layer.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { panIntoView } from '../../../map/pan-into-view.ts';
import type { Mark } from '../../../map/pins/marks.ts';
import { createMarkElement, drawMark } from '../../../map/pins/pin-element.ts';
import { holdPopupOpen } from '../../../map/popup.ts';

export type WalkPin = {
  readonly id: number;
  readonly point: Point;
  readonly number: number;
  readonly title: string;
};

export type WalkPinsProps = {
  readonly pins: readonly WalkPin[];
  readonly selected: number | null;
  readonly onSelect: (id: number) => void;
};

/** The places by their numbers. They can't be dragged here; a tap selects them. */
export function WalkPins({ pins, selected, onSelect }: WalkPinsProps) {
  const scene = useMapScene();
  const { map } = scene;
  const select = useEffectEvent(onSelect);
  const bringIntoView = useEffectEvent(({ point }: WalkPin) => panIntoView(scene, point));

  const elements = useRef(new Map<number, HTMLButtonElement>());

  useEffect(() => {
    const layer = new ElementLayer();
    const pinOf = new Map<Element, WalkPin>();
    for (const pin of pins) {
      const element = createMarkElement(markOf(pin, false));
      element.addEventListener('focus', () => {
        // Not on a click, because the map would move away under the pointer.
        if (element.matches(':focus-visible')) bringIntoView(pin);
      });
      pinOf.set(element, pin);
      elements.current.set(pin.id, element);
      layer.put(element, pin.point);
    }
    layer.on('click', ({ originalEvent }: LeafletMouseEvent) => {
      const element =
        originalEvent.target instanceof Element && originalEvent.target.closest('button');
      const pin = element ? pinOf.get(element) : undefined;
      if (pin !== undefined) select(pin.id);
    });
    layer.addTo(map);
    const known = elements.current;
    return () => {
      known.clear();
      layer.remove();
    };
  }, [map, pins]);

  // Separate from the effect above, so that the pressed pin keeps the focus.
  useEffect(() => {
    for (const pin of pins) {
      const element = elements.current.get(pin.id);
      if (element === undefined) continue;
      drawMark(element, markOf(pin, pin.id === selected));
      // The panel shows its name; its popup would cover the zone being edited.
      holdPopupOpen(element, false);
    }
  }, [pins, selected]);

  return null;
}

function markOf({ id, point, number, title }: WalkPin, isActive: boolean): Mark {
  return {
    kind: 'pin',
    key: String(id),
    pin: {
      ...{ id, point, number, title },
      kind: 'place',
      label: `${number}. ${title}`,
      colour: isActive ? 'var(--action)' : 'var(--quiet-pin)',
    },
    isActive,
    offset: 0,
  };
}
