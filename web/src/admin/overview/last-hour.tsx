import { useId } from 'react';
import type { SystemStatus } from '../../api/queries/overview.ts';
import { barOf, placeOf, scaleOf } from '../../creator/earnings/chart-scale.ts';
import bars from '../../creator/earnings/sales-bars.module.css';
import { Axis } from '../../creator/earnings/sales-chart.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { timeText } from '../../ui/forms/moment-text.ts';
import styles from './system.module.css';

type Minute = SystemStatus['minutes'][number];

type Measure = {
  readonly title: string;
  /** Null for a minute without a value. */
  readonly read: (minute: Minute) => number | null;
  readonly textOf: (value: number) => string;
  /** What the axis spans at least. */
  readonly minRange: number;
  readonly isBad?: boolean;
};

/** As `formatSize` counts them. */
const MEGABYTE = 1024 ** 2;

const COUNT = new Intl.NumberFormat('en-AU');
/** '1,204'. */
export const countText = (count: number): string => COUNT.format(count);

/** What is shown of each minute. A new measure is a line here. */
const MEASURES: readonly Measure[] = [
  {
    title: 'Requests a minute',
    read: ({ requests }) => requests,
    textOf: countText,
    minRange: 4,
  },
  {
    title: 'Errors a minute',
    read: ({ errors }) => errors,
    textOf: countText,
    minRange: 4,
    isBad: true,
  },
  {
    title: '95% of requests take up to',
    read: ({ p95_ms }) => p95_ms,
    textOf: millisecondsText,
    minRange: 40,
  },
  {
    title: 'Memory',
    read: ({ memory_bytes }) => Math.round(memory_bytes / MEGABYTE),
    textOf: (megabytes) => `${megabytes} MB`,
    minRange: 100,
  },
];

/** The minutes of the last hour as charts, and as a table for those who prefer one. */
export function LastHour({ minutes }: { readonly minutes: readonly Minute[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={sections.part}>
      <h3 id={id} className={sections.subtitle}>
        Last hour
      </h3>
      {minutes.length === 0 ? (
        <p className={sections.lead}>No figures yet. The first minute shows up when it’s over.</p>
      ) : (
        <>
          <div className={styles.charts}>
            {MEASURES.map((measure) => (
              <Chart key={measure.title} measure={measure} minutes={minutes} />
            ))}
          </div>
          <details className={styles.details}>
            <summary className={styles.summary}>Show as a table</summary>
            <DataTable
              label="Minutes of the last hour, newest first"
              rows={minutes.toReversed()}
              rowKey={({ ended_at }) => ended_at}
              columns={[
                { heading: 'Until', cell: ({ ended_at }) => timeText(new Date(ended_at)) },
                ...MEASURES.map(({ title, read, textOf }) => ({
                  heading: title,
                  cell: (minute: Minute) => textOrNone(read(minute), textOf),
                  isFigure: true,
                })),
              ]}
            />
          </details>
        </>
      )}
    </section>
  );
}

/** The charts have room for a whole hour, whose newest minute is at the right. */
const MINUTES = 60;
const BAR_WIDTH = 0.7;

type ChartProps = { readonly measure: Measure; readonly minutes: readonly Minute[] };

function Chart({ measure, minutes }: ChartProps) {
  const id = useId();
  const { title, read, textOf, minRange, isBad = false } = measure;
  const values = minutes.map(read);
  const known = values.filter((value) => value !== null);
  const scale = scaleOf(known, minRange);
  const highest = textOrNone(known.length === 0 ? null : Math.max(...known), textOf);
  const latest = textOrNone(values.at(-1) ?? null, textOf);
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`}>
      <figcaption>
        <h4 id={`${id}-title`} className={styles.title}>
          {title}
        </h4>
        <p id={`${id}-summary`} className={sections.lead}>
          Latest {latest}, highest {highest}
        </p>
      </figcaption>
      <div className={styles.chart}>
        <Axis scale={scale} textOf={textOf} />
        <svg
          role="img"
          aria-labelledby={`${id}-chart`}
          aria-describedby={`${id}-summary`}
          className={bars.bars}
          viewBox={`0 0 ${MINUTES} 100`}
          preserveAspectRatio="none"
        >
          <title id={`${id}-chart`}>{title}</title>
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? bars.zero : bars.rule}
              x1={0}
              x2={MINUTES}
              y1={placeOf(tick, scale)}
              y2={placeOf(tick, scale)}
            />
          ))}
          {values.map((value, at) => {
            if (value === null) return null;
            const { top, height } = barOf(value, scale);
            return (
              <rect
                key={minutes[at]?.ended_at}
                className={isBad ? styles.bad : bars.share}
                x={MINUTES - values.length + at + (1 - BAR_WIDTH) / 2}
                width={BAR_WIDTH}
                y={top}
                height={height}
              />
            );
          })}
        </svg>
        <div className={styles.times} aria-hidden="true">
          <span>An hour before</span>
          <span>{timeText(new Date(minutes.at(-1)?.ended_at ?? 0))}</span>
        </div>
      </div>
    </figure>
  );
}

function textOrNone(value: number | null, textOf: (value: number) => string): string {
  return value === null ? '–' : textOf(value);
}

/** '40 ms', '1.5 s'. */
export function millisecondsText(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${Math.round(ms / 100) / 10} s`;
}
