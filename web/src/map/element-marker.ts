import type { Point } from '@laneway/domain/geo/point';
import { Icon, Marker, type MarkerOptions } from 'leaflet';

/** Lets Leaflet carry an element of ours to its place, without the pictures its icons are made for. */
class ElementIcon extends Icon {
  private readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    super({ iconUrl: '' });
    this.element = element;
    element.classList.add('leaflet-marker-icon');
  }

  override createIcon(): HTMLElement {
    return this.element;
  }

  override createShadow(): HTMLElement {
    // Leaflet takes none for an answer; its types do not.
    return null as unknown as HTMLElement;
  }
}

/**
 * A marker that is the given element, its corner at the point: the element's own margins say which
 * part of it marks the place. Keyboard and focus are the element's own business.
 */
export function elementMarker(point: Point, element: HTMLElement, options?: MarkerOptions): Marker {
  return new Marker([point.lat, point.lng], {
    keyboard: false,
    autoPanOnFocus: false,
    ...options,
    icon: new ElementIcon(element),
  });
}
