import type { DashboardRoute } from '@laneway/domain/app-links/dashboard-route';
import { authoringTexts } from '@laneway/domain/authoring-texts';
import { DASHBOARD_NAMES, type DashboardPage } from '@laneway/domain/roles';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useUser } from '../../api/session/session-context.ts';
import type { User } from '../../api/session/session-state.ts';
import { groupsOf, type PartOf, startOf } from '../../core/navigation/dashboard-parts.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { classNames } from '../class-names.ts';
import { PersonalPage } from '../personal-page/personal-page.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './dashboard-frame.module.css';
import { TableSkeleton } from './table-skeleton.tsx';

export type SectionProps = { readonly user: User; readonly route: DashboardRoute };

/** A section of a dashboard. Its own heading says more than its name in the index. */
export type DashboardSection = {
  readonly name: string;
  readonly Section: ComponentType<SectionProps>;
};

/** The section for each part of the dashboard. */
export type SectionsOf<P extends DashboardPage> = Readonly<Record<PartOf<P>, DashboardSection>>;

export type DashboardFrameProps<P extends DashboardPage> = {
  readonly page: P;
  readonly route: DashboardRoute;
  readonly sections: SectionsOf<P>;
  readonly quickActions?: ReactNode;
};

/** The page around a dashboard's sections: its heading, the index, and the section that is open. */
export function DashboardFrame<P extends DashboardPage>({
  page,
  route,
  sections,
  quickActions,
}: DashboardFrameProps<P>) {
  const user = useUser();
  // The route guards only admit parts that this dashboard has.
  const part = route.part as PartOf<P>;
  const { name, Section } = sections[part];
  useDocumentTitle(name, DASHBOARD_NAMES[page]);
  return (
    <PersonalPage
      title={authoringTexts.dashboardTitle}
      detail={user?.u_name ?? null}
      quickActions={quickActions}
    >
      <DashboardIndex page={page} part={part} sections={sections} />
      <div className={styles.section}>
        {user === null ? <TableSkeleton /> : <Section user={user} route={route} />}
      </div>
    </PersonalPage>
  );
}

type DashboardIndexProps<P extends DashboardPage> = {
  readonly page: P;
  readonly part: PartOf<P>;
  readonly sections: SectionsOf<P>;
};

/** The groups of the dashboard, and the parts of the open one. A dashboard with one group shows its parts only. */
function DashboardIndex<P extends DashboardPage>({ page, part, sections }: DashboardIndexProps<P>) {
  const { openPage } = useNavigation();
  const groups = groupsOf(page);
  const group = groups.find(({ parts }) => parts.includes(part));
  const open = (opened: PartOf<P> | undefined) => {
    if (opened !== undefined) openPage({ page, route: startOf(opened) });
  };
  return (
    <nav aria-label="Dashboard" className={styles.index}>
      {groups.length > 1 && (
        <IndexStrip
          className={styles.groups}
          current={group?.name}
          entries={groups.map(({ name, parts: [first] }) => ({
            key: name,
            name,
            onOpen: () => open(first),
          }))}
        />
      )}
      <IndexStrip
        className={groups.length > 1 ? styles.parts : styles.groups}
        current={part}
        entries={(group?.parts ?? []).map((each) => ({
          key: each,
          name: sections[each].name,
          onOpen: () => open(each),
        }))}
      />
    </nav>
  );
}

type IndexEntry = { readonly key: string; readonly name: string; readonly onOpen: () => void };

type IndexStripProps = {
  readonly className: string | undefined;
  readonly current: string | undefined;
  readonly entries: readonly IndexEntry[];
};

function IndexStrip({ className, current, entries }: IndexStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected entry changes with `current`
  useLayoutEffect(() => showCurrent(strip.current), [current]);
  return (
    <div ref={strip} className={classNames(styles.strip, className)}>
      {entries.map(({ key, name, onOpen }) => (
        <button
          key={key}
          type="button"
          className={styles.entry}
          aria-current={key === current ? 'true' : undefined}
          onClick={onOpen}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the strip of names on a phone to the open one, if necessary. The page itself doesn't scroll. */
function showCurrent(strip: HTMLElement | null): void {
  const entry = strip?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!strip || !entry) return;
  const { left, right } = strip.getBoundingClientRect();
  if (entry.left >= left && entry.right <= right) return;
  strip.scrollLeft += (entry.left + entry.right - left - right) / 2;
}
