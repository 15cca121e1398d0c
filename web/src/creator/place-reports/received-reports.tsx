import { loadedItems } from '../../api/cursor-pages.ts';
import { usePublishedGuides } from '../../api/queries/authoring.ts';
import type { SectionProps } from '../../ui/dashboard-frame/dashboard-frame.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { ALL } from './report-texts.ts';
import { ReportsSection } from './reports-section.tsx';

/** The reports about a creator's guides, without names. */
export function ReceivedReports({ user }: SectionProps) {
  const guides = loadedItems(usePublishedGuides(user.u_id).data);
  return (
    <ReportsSection
      list="listReceivedPlaceReports"
      user={user}
      lead="When someone finds a problem at one of your places, it shows up here. Fix it, then answer. We don’t tell you who they are."
      filters={['open', 'answered']}
      moreTools={({ guide_id: chosen, ...rest }, onWant) =>
        guides.length > 1 && (
          <InlineSelect
            label="Guide"
            value={chosen === undefined ? ALL : String(chosen)}
            options={[
              [ALL, 'All guides'],
              ...guides.map(({ g_id, g_title }) => [String(g_id), g_title] as const),
            ]}
            onChoose={(value) =>
              onWant(value === ALL ? rest : { ...rest, guide_id: Number(value) })
            }
          />
        )
      }
    />
  );
}
