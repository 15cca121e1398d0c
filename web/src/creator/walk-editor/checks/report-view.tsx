import type { ReactNode } from 'react';
import { type Audience, FindingList } from './finding-list.tsx';
import { basisText } from './report-text.ts';
import styles from './report-view.module.css';
import type { ShownFinding } from './shown-findings.ts';
import { WalkReportTable, type WalkReportTableProps } from './walk-report-table.tsx';

export type ReportViewProps = Omit<WalkReportTableProps, 'soundless'> & {
  readonly findings: readonly ShownFinding[];
  readonly audience: Audience;
  readonly onReorder?: ((order: readonly number[]) => void) | undefined;
  /** Shown above the places. */
  readonly children?: ReactNode;
};

/** A whole report below its summary: blocking findings, each place, advice, and its basis. */
export function ReportView(props: ReportViewProps) {
  const { findings, audience, onReorder, children, ...table } = props;
  const { report, names, onSelect } = table;
  const soundless = new Set(
    findings.flatMap(({ kind, stopIds }) => (kind === 'noAudio' ? stopIds : [])),
  );
  const list = { names, audience, onSelect, onReorder };
  return (
    <div className={styles.view}>
      <FindingList {...list} findings={findings.filter(({ isBlocking }) => isBlocking)} />
      {children}
      <WalkReportTable {...table} soundless={soundless} />
      <FindingList {...list} findings={findings.filter(({ isBlocking }) => !isBlocking)} />
      <p className={styles.basis}>{basisText(report)}</p>
    </div>
  );
}
