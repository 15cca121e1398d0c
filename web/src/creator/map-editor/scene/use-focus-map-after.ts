import { useMapScene } from '../../../map/map-context.ts';

/** Runs what a button on the map does. If the button is gone after that, the map gets its focus. */
export function useFocusMapAfter(): (act: () => void) => void {
  const { map } = useMapScene();
  return (act) => {
    act();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) map.getContainer().focus();
    });
  };
}
