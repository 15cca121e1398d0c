import { type ComponentType, useState } from 'react';
import { PersonalPage } from '../personal-page/personal-page.tsx';
import { useUser } from '../session/session-context.ts';
import type { User } from '../session/session-state.ts';
import styles from './dashboard-frame.module.css';
import { LinesToCome } from './lines-to-come.tsx';

export type SectionProps = { readonly user: User };

/** A part of a dashboard. It has a heading of its own, which says more than the name in the index. */
export type DashboardSection = {
  readonly name: string;
  readonly Section: ComponentType<SectionProps>;
};

export type DashboardFrameProps = {
  readonly sections: readonly [DashboardSection, ...DashboardSection[]];
};

/** The page around the sections of a dashboard: its heading, an index of what there is, and the one that is open. */
export function DashboardFrame({ sections }: DashboardFrameProps) {
  const user = useUser();
  const [open, setOpen] = useState(sections[0]);
  const { Section } = open;
  return (
    <PersonalPage title="Creator Dashboard" person={user?.u_name ?? null}>
      {sections.length > 1 && (
        <nav aria-label="Dashboard" className={styles.index}>
          {sections.map((section) => (
            <button
              key={section.name}
              type="button"
              className={styles.entry}
              aria-current={section === open ? 'true' : undefined}
              onClick={() => setOpen(section)}
            >
              {section.name}
            </button>
          ))}
        </nav>
      )}
      <div className={styles.section}>
        {user === null ? <LinesToCome /> : <Section user={user} />}
      </div>
    </PersonalPage>
  );
}
