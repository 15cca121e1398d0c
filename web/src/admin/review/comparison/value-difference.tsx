import type { ComparedField } from '@laneway/domain/review/change';
import styles from './comparison.module.css';
import { Added, Removed } from './marked-text.tsx';
import { NoValue, Sides, useHasTwoColumns } from './sides.tsx';

/** A short value, such as a price. */
export function ValueDifference({ field: { before, after } }: { readonly field: ComparedField }) {
  const hasTwoColumns = useHasTwoColumns();
  const was = before === null ? null : <Removed>{before}</Removed>;
  const is = after === null ? null : <Added>{after}</Added>;
  if (hasTwoColumns) return <Sides before={was ?? <NoValue />} after={is ?? <NoValue />} />;
  return (
    <p className={styles.paragraph}>
      {was}
      {was !== null && is !== null && <span aria-hidden="true"> → </span>}
      {is}
    </p>
  );
}
