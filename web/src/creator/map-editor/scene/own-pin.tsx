import type { Point } from '@laneway/domain/geo/point';
import { roundPoint } from '@laneway/domain/geo/round-point';
import type { LeafletEvent } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { DivIcon, Marker } from '../../../map/leaflet/marker-parts.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { renderDrop } from '../../../map/pins/pin-element.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { Subject } from '../geometry.ts';
import { PIN_NAMES } from '../state/announcements.ts';
import styles from './scene.module.css';
import { useTap } from './use-tap.ts';

/** The pin of the open record, the only one that can be dragged. */
export function OwnPin() {
  const { map } = useMapScene();
  const { store, isReadOnly } = useEditor();
  const { drawing, subject, tool } = useEditorState();
  const tap = useTap();
  const { shown: point, isStale } = drawing.pin;
  const isDraggable = !isReadOnly && (tool === 'select' || tool === 'pin');

  const press = useEffectEvent((at: Point) => {
    // While a line is drawn, the pin is a snap target.
    if (!isReadOnly) tap(map.latLngToContainerPoint(at), { by: 'pointer', isExact: false });
  });

  useEffect(() => {
    if (point === null) return;
    const marker = new Marker([point.lat, point.lng], {
      icon: new DivIcon({ html: createDrop(subject, isStale), className: '', iconSize: [0, 0] }),
      draggable: isDraggable,
      autoPan: true,
      keyboard: false,
      zIndexOffset: 1000,
    });
    marker.on('click', () => press(point));
    marker.on('dragend', ({ target }: LeafletEvent) => {
      const { lat, lng } = (target as Marker).getLatLng().wrap();
      store.dispatch({ type: 'move-pin', point: roundPoint({ lat, lng }) });
    });
    marker.addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, store, point, isStale, subject, isDraggable]);

  return null;
}

function createDrop(subject: Subject, isStale: boolean): HTMLElement {
  const drop = document.createElement('div');
  renderDrop(drop);
  drop.classList.add(styles.ownPin ?? '');
  drop.toggleAttribute('data-active', true);
  drop.toggleAttribute('data-stale', isStale);
  drop.setAttribute('role', 'img');
  drop.setAttribute('aria-label', PIN_NAMES[subject]);
  return drop;
}
