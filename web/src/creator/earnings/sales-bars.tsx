import { useId } from 'react';
import { barOf, placeOf, type Scale } from './chart-scale.ts';
import type { ChartText } from './chart-text.ts';
import styles from './sales-bars.module.css';
import type { MonthFigures } from './sales-figures.ts';

export type SalesBarsProps = {
  readonly series: readonly MonthFigures[];
  readonly scale: Scale;
  readonly words: ChartText;
};

/** As fractions of a month's width. */
const SALES_WIDTH = 0.62;
const SHARE_WIDTH = 0.26;

/**
 * The bars alone: one unit across per month, a hundred down for the scale, stretched to the space
 * available. Text would be stretched too, so none is drawn.
 */
export function SalesBars({ series, scale, words }: SalesBarsProps) {
  const id = useId();
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className={styles.bars}
      viewBox={`0 0 ${series.length} 100`}
      preserveAspectRatio="none"
    >
      <title id={`${id}-title`}>{words.title}</title>
      <desc id={`${id}-description`}>{words.description}</desc>
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? styles.zero : styles.rule}
          x1={0}
          x2={series.length}
          y1={placeOf(tick, scale)}
          y2={placeOf(tick, scale)}
        />
      ))}
      {series.map(({ month, salesCents, royaltyCents }, at) => (
        <g key={month}>
          <rect className={styles.sales} {...boxOf(salesCents, SALES_WIDTH, at, scale)} />
          <rect className={styles.share} {...boxOf(royaltyCents, SHARE_WIDTH, at, scale)} />
        </g>
      ))}
    </svg>
  );
}

function boxOf(value: number, width: number, at: number, scale: Scale) {
  const { top, height } = barOf(value, scale);
  return { x: at + (1 - width) / 2, width, y: top, height };
}
