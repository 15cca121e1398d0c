import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonShape = 'title' | 'text' | 'chip' | 'fill';

/**
 * Stands where something will be, in its shape; `fill` takes the size of what holds it. Silent to
 * screen readers: whoever shows skeletons says in words that it is loading.
 */
export function Skeleton({
  shape = 'text',
  short = false,
}: {
  shape?: SkeletonShape;
  short?: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], short && styles.short)}
    />
  );
}
