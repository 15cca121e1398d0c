import { formatCents } from '@laneway/domain/money';
import { useId } from 'react';
import sections from '../../ui/dashboard-frame/section.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { tickText } from './amounts.ts';
import { barOf, placeOf, type Scale, scaleOf } from './chart-scale.ts';
import { barText, type ChartText, chartText } from './chart-text.ts';
import { monthText } from './months.ts';
import salesBarsStyles from './sales-bars.module.css';
import styles from './sales-chart.module.css';
import type { MonthFigures } from './sales-figures.ts';

export type SalesChartProps = { readonly series: readonly MonthFigures[] };

/** Sales by month as a bar chart, and the same figures as a table for those who prefer one. */
export function SalesChart({ series }: SalesChartProps) {
  const id = useId();
  const scale = scaleOf(
    series.flatMap(({ salesCents, royaltyCents }) => [salesCents, royaltyCents]),
  );
  return (
    <section aria-labelledby={id} className={sections.part}>
      <h3 id={id} className={sections.subtitle}>
        Sales by month
      </h3>
      <ul className={styles.legend}>
        <li className={styles.sales}>Sales, less refunds</li>
        <li className={styles.share}>Your earnings</li>
      </ul>
      <div className={styles.chart}>
        <Axis scale={scale} textOf={tickText} />
        <div className={styles.plot}>
          <SalesBars series={series} scale={scale} words={chartText(series)} />
          <Figures series={series} scale={scale} />
        </div>
        <div className={styles.months} aria-hidden="true">
          {series.map(({ month }, at) => (
            <Month key={month} month={month} isFirst={at === 0} />
          ))}
        </div>
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>Show as a table</summary>
        <DataTable
          label="Monthly sales"
          isSmall
          rows={series.toReversed()}
          rowKey={({ month }) => month}
          columns={[
            { heading: 'Month', cell: ({ month }) => monthText(month) },
            {
              heading: 'Sales',
              cell: ({ salesCents }) => formatCents(salesCents),
              isFigure: true,
            },
            {
              heading: 'Earnings',
              cell: ({ royaltyCents }) => formatCents(royaltyCents),
              isFigure: true,
            },
          ]}
        />
      </details>
    </section>
  );
}

type AxisProps = { readonly scale: Scale; readonly textOf: (tick: number) => string };

/** The labels of a chart's grid lines, left of it. */
export function Axis({ scale, textOf }: AxisProps) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {/* Invisible; the longest label sets the width of the axis. */}
      <span className={styles.room}>{longest(scale.ticks.map(textOf))}</span>
      {scale.ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={{ top: `${placeOf(tick, scale)}%` }}>
          {textOf(tick)}
        </span>
      ))}
    </div>
  );
}

type FiguresProps = SalesChartProps & { readonly scale: Scale };

/** The amount above each bar; where bars are too narrow for it, the table has it. */
function Figures({ series, scale }: FiguresProps) {
  return (
    <div className={styles.figures} aria-hidden="true">
      {series.map((month) => (
        <span key={month.month} className={styles.column} title={barText(month)}>
          {month.salesCents !== 0 && (
            <span
              className={styles.figure}
              style={{
                top: `${placeOf(Math.max(month.salesCents, month.royaltyCents, 0), scale)}%`,
              }}
            >
              {formatCents(month.salesCents)}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** The year is shown under each January and under the first month. */
function Month({ month, isFirst }: { readonly month: string; readonly isFirst: boolean }) {
  return (
    <span className={styles.month}>
      <span>{monthText(month).slice(0, 3)}</span>
      {(isFirst || month.endsWith('-01')) && (
        <span className={styles.year}>’{month.slice(2, 4)}</span>
      )}
    </span>
  );
}

function longest(texts: readonly string[]): string {
  return texts.reduce((one, other) => (other.length > one.length ? other : one), '');
}

type SalesBarsProps = {
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
function SalesBars({ series, scale, words }: SalesBarsProps) {
  const id = useId();
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className={salesBarsStyles.bars}
      viewBox={`0 0 ${series.length} 100`}
      preserveAspectRatio="none"
    >
      <title id={`${id}-title`}>{words.title}</title>
      <desc id={`${id}-description`}>{words.description}</desc>
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? salesBarsStyles.zero : salesBarsStyles.rule}
          x1={0}
          x2={series.length}
          y1={placeOf(tick, scale)}
          y2={placeOf(tick, scale)}
        />
      ))}
      {series.map(({ month, salesCents, royaltyCents }, at) => (
        <g key={month}>
          <rect className={salesBarsStyles.sales} {...boxOf(salesCents, SALES_WIDTH, at, scale)} />
          <rect
            className={salesBarsStyles.share}
            {...boxOf(royaltyCents, SHARE_WIDTH, at, scale)}
          />
        </g>
      ))}
    </svg>
  );
}

function boxOf(value: number, width: number, at: number, scale: Scale) {
  const { top, height } = barOf(value, scale);
  return { x: at + (1 - width) / 2, width, y: top, height };
}
