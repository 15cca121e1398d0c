import { PLACE_REPORT_KINDS } from '@laneway/domain/place-reports/report-kinds';
import { LONG_OPEN_DAYS } from '@laneway/domain/place-reports/report-states';
import { ALL, KIND_OPTIONS } from '../../creator/place-reports/report-texts.ts';
import { ReportsSection } from '../../creator/place-reports/reports-section.tsx';
import type { SectionProps } from '../../ui/dashboard-frame/dashboard-frame.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';

export function AllReports({ user }: SectionProps) {
  return (
    <ReportsSection
      list="listPlaceReports"
      user={user}
      lead={`Problems that people report at places. Creators answer first. Check what’s unsafe, and what’s been open for more than ${LONG_OPEN_DAYS} days.`}
      filters={['to_check', 'open', 'answered']}
      moreTools={({ kind: chosen, ...rest }, onWant) => (
        <InlineSelect
          label="Type"
          value={chosen ?? ALL}
          options={KIND_OPTIONS}
          onChoose={(value) => {
            const kind = PLACE_REPORT_KINDS.find((each) => each === value);
            onWant(kind === undefined ? rest : { ...rest, kind });
          }}
        />
      )}
    />
  );
}
