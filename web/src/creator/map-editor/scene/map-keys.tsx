import { useEffect, useEffectEvent, useRef } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import { useEditor } from '../editor-context.ts';
import { centrePixel, useTap } from './use-tap.ts';

const STEP_PX = 48;
/** With Shift, for the last few metres. */
const FINE_STEP_PX = 6;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/**
 * The keys of the focused map: arrows, + and − move it under the crosshair, Enter taps there, or finishes a line that
 * is drawn with the pointer. They replace Leaflet's own, whose steps are too large to aim with.
 */
export function MapKeys({ onKeyboard }: { readonly onKeyboard: (isUsed: boolean) => void }) {
  const { map } = useMapScene();
  const { store, isReadOnly } = useEditor();
  const tap = useTap();
  /** With these keys, since the pointer was used. */
  const hasAimed = useRef(false);

  /** True if the key was handled. */
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      const step = event.shiftKey ? FINE_STEP_PX : STEP_PX;
      hasAimed.current = true;
      map.panBy([arrow[0] * step, arrow[1] * step], { animate: false });
      return true;
    }
    const zoom = ZOOMS[event.key];
    if (zoom !== undefined) {
      hasAimed.current = true;
      map.setZoom(map.getZoom() + zoom, { animate: false });
      return true;
    }
    if (isReadOnly) return false;
    switch (event.key) {
      case 'Enter':
        // A repeated key press would end the line that the first one has started.
        if (event.repeat) return true;
        if (store.getState().draft?.drawnBy === 'pointer' && !hasAimed.current) {
          store.dispatch({ type: 'finish' });
          return true;
        }
        tap(centrePixel(map), { by: 'crosshair', isExact: event.altKey });
        return true;
      case 'Backspace':
      case 'Delete':
        takeAway();
        return true;
      default:
        return false;
    }
  });

  function takeAway(): void {
    const { draft, selection } = store.getState();
    if (draft !== null) store.dispatch({ type: 'remove-point' });
    else if (selection !== null && selection.vertex !== null) {
      store.dispatch({ type: 'delete-vertex', ref: { ...selection, vertex: selection.vertex } });
    }
  }

  const use = useEffectEvent((isUsed: boolean) => onKeyboard(isUsed));

  useEffect(() => {
    const container = map.getContainer();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target !== container || event.ctrlKey || event.metaKey) return;
      if (!press(event)) return;
      use(true);
      event.preventDefault();
      // Leaflet listens on an outer element.
      event.stopPropagation();
    };
    const onFocus = () => use(container.matches(':focus-visible'));
    const onLeave = () => use(false);
    container.addEventListener('keydown', onKeyDown);
    container.addEventListener('focus', onFocus);
    container.addEventListener('blur', onLeave);
    const onPointer = () => {
      hasAimed.current = false;
      onLeave();
    };
    container.addEventListener('pointerdown', onPointer);
    return () => {
      container.removeEventListener('keydown', onKeyDown);
      container.removeEventListener('focus', onFocus);
      container.removeEventListener('blur', onLeave);
      container.removeEventListener('pointerdown', onPointer);
    };
  }, [map]);

  return null;
}
