import type { WalkReport } from '@laneway/domain/walk/simulation/report';
import type { ReactNode } from 'react';
import { type Audience, FindingList } from './finding-list.tsx';
import { basisText } from './report-text.ts';
import styles from './report-view.module.css';
import type { ShownFinding } from './shown-findings.ts';
import { WalkReportTable, type WalkReportTableProps } from './walk-report-table.tsx';

export type ReportViewProps = WalkReportTableProps & {
  readonly findings: readonly ShownFinding[];
  readonly audience: Audience;
  /** Between what was found and how the places fared. */
  readonly children?: ReactNode;
};

/** All that a report says, below its summary: what was found, each place, and what it rests on. */
export function ReportView({ findings, audience, children, ...table }: ReportViewProps) {
  const { report, names, onSelect } = table;
  return (
    <div className={styles.view}>
      <FindingList findings={findings} names={names} audience={audience} onSelect={onSelect} />
      {children}
      <WalkReportTable {...table} />
      <Basis report={report} />
    </div>
  );
}

function Basis({ report }: { readonly report: WalkReport }) {
  return <p className={styles.basis}>{basisText(report)}</p>;
}
