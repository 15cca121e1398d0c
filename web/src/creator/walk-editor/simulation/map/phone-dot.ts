import type { WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';
import type { Map as LeafletMap } from 'leaflet';
import { ElementLayer } from '../../../../map/element-layer.ts';
import { Circle } from '../../../../map/leaflet/shape-parts.ts';
import { lastFix } from './last-fix.ts';
import styles from './simulation-layer.module.css';

export type PhoneDot = {
  readonly show: (trace: WalkTrace | null, at: number) => void;
  readonly remove: () => void;
};

/** Where the phone believes to be, and how sure it is: grey once that is old, hollow while it is locked. */
export function createPhoneDot(map: LeafletMap): PhoneDot {
  const ring = new Circle([0, 0], {
    radius: 0,
    className: styles.accuracy ?? '',
    interactive: false,
  });
  const layer = new ElementLayer();
  // Beneath the walker, who is dragged.
  layer.options = { ...layer.options, pane: 'shadowPane' };
  layer.addTo(map);
  const dot = document.createElement('div');
  dot.className = styles.phone ?? '';
  dot.setAttribute('aria-hidden', 'true');
  return {
    show: (trace, at) => {
      const found = trace === null ? null : lastFix(trace, at);
      if (found === null) {
        ring.remove();
        layer.take(dot);
        return;
      }
      const { fix, state } = found;
      ring.setLatLng([fix.point.lat, fix.point.lng]).setRadius(fix.accuracy);
      ring.addTo(map);
      ring.getElement()?.setAttribute('data-state', state);
      dot.dataset.state = state;
      layer.put(dot, fix.point);
    },
    remove: () => {
      ring.remove();
      layer.remove();
    },
  };
}
