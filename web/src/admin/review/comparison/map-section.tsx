import type { ComparedItem } from '@laneway/domain/review/compare-items';
import { Callout } from '../../../ui/callout.tsx';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Section } from './field-section.tsx';
import styles from './map-section.module.css';
import { REVISION_NAME } from './sides.tsx';

const differenceMap = createLazyModule(
  async () => (await import('./difference-map.tsx')).DifferenceMap,
);

export type MapSectionProps = {
  readonly item: ComparedItem;
  readonly isCompared: boolean;
  readonly onlyChanges: boolean;
  /** Null where there is nothing to compare with. */
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
        <LazyPart
          module={differenceMap}
          props={{ label: `Map of ${item.title}`, map: item.map, isCompared }}
          fallback={
            <>
              <Skeleton shape="fill" />
              <VisuallyHidden>
                <span role="status">Loading map...</span>
              </VisuallyHidden>
            </>
          }
          failed={(tryAgain) => (
            <Callout
              tone="error"
              text="We couldn’t load the map."
              action={{ label: 'Try again', onAct: tryAgain }}
            />
          )}
        />
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
