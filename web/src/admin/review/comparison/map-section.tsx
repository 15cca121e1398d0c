import type { ComparedItem } from '@laneway/domain/review/compare-items';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Section } from './field-section.tsx';
import styles from './map-section.module.css';
import { REVISION_NAME } from './sides.tsx';

const DifferenceMap = lazyComponent(
  async () => (await import('./difference-map.tsx')).DifferenceMap,
  {
    fallback: (
      <>
        <Skeleton shape="fill" />
        <VisuallyHidden>
          <span role="status">Loading map...</span>
        </VisuallyHidden>
      </>
    ),
    failed: 'We couldn’t load the map.',
  },
);

export type MapSectionProps = {
  readonly item: ComparedItem;
  readonly isCompared: boolean;
  readonly onlyChanges: boolean;
  /** null if there is no baseline. */
  readonly baselineName: string | null;
};

/** Both versions on one map, and the same as a list. */
export function MapSection({ item, isCompared, onlyChanges, baselineName }: MapSectionProps) {
  const { lines, zone } = item.map;
  const isChanged = lines.some(({ change }) => change !== 'same');
  if (lines.length === 0 || (onlyChanges && !isChanged)) return null;
  const shown = onlyChanges ? lines.filter(({ change }) => change !== 'same') : lines;
  // The default zone of a place moves with the path of the guide, which isn't a change of the place.
  const isZoneMoved = zone.before !== zone.after;
  const sectionChange = isChanged ? 'changed' : 'same';
  return (
    <Section label="Map" change={isCompared ? sectionChange : null}>
      <div className={styles.frame}>
        <DifferenceMap label={`Map of ${item.title}`} map={item.map} isCompared={isCompared} />
      </div>
      {isCompared && (isChanged || isZoneMoved) && (
        <p className={styles.legend}>
          Dashed: {baselineName}. Solid: {REVISION_NAME.toLowerCase()}.
        </p>
      )}
      <ul className={styles.lines}>
        {shown.map(({ text, change }) => (
          <li key={text}>{isCompared && change !== 'same' ? <strong>{text}</strong> : text}</li>
        ))}
      </ul>
    </Section>
  );
}
