import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonShape = 'title' | 'text' | 'chip' | 'fill';

/**
 * Shows the shape of something that is loading; `fill` takes the size of its parent. Silent to
 * screen readers: the parent announces that it is loading.
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
