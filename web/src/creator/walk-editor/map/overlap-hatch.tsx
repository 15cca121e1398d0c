import type { TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { useEffect, useId } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import styles from './walk-map.module.css';
import { groundLayer } from './zone-layers.ts';

const SVG = 'http://www.w3.org/2000/svg';

export type OverlapHatchProps = {
  readonly plan: WalkPlan;
  readonly zone: TriggerZone;
  readonly other: TriggerZone;
};

/**
 * Hatches the intersection of two zones: one zone, clipped to the other. The browser clips, so it is exact for any
 * shape and zoom.
 */
export function OverlapHatch({ plan, zone, other }: OverlapHatchProps) {
  const { map } = useMapScene();
  const id = useId().replaceAll(':', '');

  useEffect(() => {
    const plain = { stroke: false, interactive: false };
    const mask = groundLayer(other, plan, { ...plain, fillOpacity: 0 });
    const hatched = groundLayer(zone, plan, {
      ...plain,
      className: styles.hatched ?? '',
      fillColor: `url(#${id}-lines)`,
    });
    mask.addTo(map);
    hatched.addTo(map);
    const [maskPath, hatchedPath] = [mask.getElement(), hatched.getElement()];
    maskPath?.setAttribute('id', `${id}-mask`);
    hatchedPath?.setAttribute('clip-path', `url(#${id}-clip)`);
    const definitions = createDefinitions(id);
    maskPath?.parentElement?.append(definitions);
    return () => {
      definitions.remove();
      mask.remove();
      hatched.remove();
    };
  }, [map, plan, zone, other, id]);

  return null;
}

/** Slanted lines, and the other zone as the clip path. */
function createDefinitions(id: string): Element {
  const clip = element('clipPath', { id: `${id}-clip` });
  clip.append(element('use', { href: `#${id}-mask` }));
  const lines = element('pattern', {
    id: `${id}-lines`,
    patternUnits: 'userSpaceOnUse',
    width: '9',
    height: '9',
    patternTransform: 'rotate(45)',
  });
  lines.append(element('rect', { width: '4', height: '9', class: styles.hatchLine ?? '' }));
  const definitions = element('defs', {});
  definitions.append(clip, lines);
  return definitions;
}

function element(name: string, attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
