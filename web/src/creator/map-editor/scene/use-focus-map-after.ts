import { useMapScene } from '../../../map/map-context.ts';

/** Runs a button's action on the map. If the button is gone after that, the map gets the focus. */
export function useFocusMapAfter(): (act: () => void) => void {
  const { map } = useMapScene();
  return (act) => {
    act();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) map.getContainer().focus();
    });
  };
}
