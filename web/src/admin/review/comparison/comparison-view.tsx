import type { ComparedItem } from '@laneway/domain/review/compare-items';
import { type ReactNode, useMemo } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Comparison } from './compare-versions.ts';
import styles from './comparison.module.css';
import { ChangeChip, FieldSection, Section } from './field-section.tsx';
import { REVISION_NAME, SideNamesContext } from './sides.tsx';

export type ComparisonViewProps = {
  readonly comparison: Comparison;
  /** The guide or the place that is shown. */
  readonly itemKey: string;
  readonly onlyChanges: boolean;
};

/**
 * The guide or one of its places in two versions, field by field and on one map. The surrounding page shows its name in
 * a heading.
 */
export function ComparisonView({
  comparison,
  itemKey,
  onlyChanges,
}: ComparisonViewProps): ReactNode {
  const { baseline, baselineName, items } = comparison;
  const names = useMemo(() => ({ before: baselineName, after: REVISION_NAME }), [baselineName]);
  const item = items.find(({ key }) => key === itemKey);
  if (item === undefined) {
    return <p className={styles.nothing}>This place isn’t in either of these versions.</p>;
  }
  const isCompared = baseline !== null && item.change !== 'added' && item.change !== 'removed';
  const isFiltered = onlyChanges && isCompared;
  const filled = item.fields.filter(({ before, after }) => before !== null || after !== null);
  const empty = item.fields.filter((field) => !filled.includes(field));
  const fields = isFiltered ? filled.filter(({ change }) => change !== 'same') : filled;
  return (
    <SideNamesContext value={names}>
      <div className={styles.comparison}>
        {baseline !== null && <Presence item={item} baselineName={baselineName} />}
        {isFiltered && item.change === 'same' && (
          <p className={styles.nothing}>{nothingText(item)}</p>
        )}
        {fields.map((field) => (
          <FieldSection
            // Media and players restart with another guide or place.
            key={`${item.key} ${field.key}`}
            field={field}
            title={item.title}
            isCompared={isCompared}
            onlyChanges={onlyChanges}
          />
        ))}
        {!isFiltered && empty.length > 0 && (
          <p className={styles.note}>Empty: {empty.map(({ label }) => label).join(', ')}</p>
        )}
        <MapSection
          key={item.key}
          item={item}
          isCompared={isCompared}
          onlyChanges={isFiltered}
          baselineName={baseline === null ? null : baselineName}
        />
      </div>
    </SideNamesContext>
  );
}

/** Shown for a place that only one version has. */
function Presence({
  item: { change },
  baselineName,
}: {
  readonly item: ComparedItem;
  readonly baselineName: string;
}) {
  if (change !== 'added' && change !== 'removed') return null;
  return (
    <p className={styles.presence}>
      <ChangeChip change={change} />
      {change === 'added'
        ? 'New in this revision.'
        : `Not in this revision. This is from “${baselineName}”.`}
    </p>
  );
}

/** The map of a guide also shows changes of its places. */
function nothingText({ key, map }: ComparedItem): string {
  if (key !== 'guide') return 'Nothing changed here.';
  return map.lines.some(({ change }) => change !== 'same')
    ? 'Nothing changed in the guide itself. Its places did.'
    : 'Nothing changed here.';
}

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

type MapSectionProps = {
  readonly item: ComparedItem;
  readonly isCompared: boolean;
  readonly onlyChanges: boolean;
  /** null if there is no baseline. */
  readonly baselineName: string | null;
};

/** Both versions on one map, and the same as a list. */
function MapSection({ item, isCompared, onlyChanges, baselineName }: MapSectionProps) {
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
