import type { Comparison } from './compare-versions.ts';

export type ComparisonViewProps = {
  readonly comparison: Comparison;
  readonly itemKey: string;
  readonly onlyChanges: boolean;
};

/** One item of a guide beside what it was before. */
export function ComparisonView({ comparison, itemKey, onlyChanges }: ComparisonViewProps) {
  const item = comparison.items.find(({ key }) => key === itemKey);
  return (
    <p>
      {item?.title}: {item?.change} {onlyChanges ? 'only' : 'all'}
    </p>
  );
}
