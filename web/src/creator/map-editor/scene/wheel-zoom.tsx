import { useEffect } from 'react';
import { useMapScene } from '../../../map/map-context.ts';

/** The wheel scrolls the form, and zooms the map only once the map has the focus or fills the screen. */
export function WheelZoom({ isExpanded }: { readonly isExpanded: boolean }) {
  const { map } = useMapScene();

  useEffect(() => {
    const enable = () => map.scrollWheelZoom.enable();
    const disable = () => map.scrollWheelZoom.disable();
    if (isExpanded || document.activeElement === map.getContainer()) enable();
    else disable();
    if (isExpanded) return;
    map.on('focus', enable);
    map.on('blur', disable);
    return () => {
      map.off('focus', enable);
      map.off('blur', disable);
    };
  }, [map, isExpanded]);

  return null;
}
