import { createLazyModule } from '../../../ui/lazy-module.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { WalkReportDialogProps } from './walk-report-dialog.tsx';

const walkReportDialog = createLazyModule(
  async () => (await import('./walk-report-dialog.tsx')).WalkReportDialog,
);

/** The walk report, loaded when it is first asked for. */
export function LazyWalkReportDialog(props: WalkReportDialogProps) {
  return <LazyPart module={walkReportDialog} props={props} fallback={null} />;
}
