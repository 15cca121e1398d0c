import type { DashboardRoute } from '@laneway/domain/app-links/dashboard-route';
import { authoringTexts } from '@laneway/domain/authoring-texts';
import type { DashboardPage } from '@laneway/domain/roles';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useUser } from '../../api/session/session-context.ts';
import type { User } from '../../api/session/session-state.ts';
import { type PartOf, partsOf, startOf } from '../../core/navigation/dashboard-parts.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { PersonalPage } from '../personal-page/personal-page.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './dashboard-frame.module.css';
import { TableSkeleton } from './table-skeleton.tsx';

export type SectionProps = { readonly user: User };

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
  readonly actions?: ReactNode;
  readonly quickActions?: ReactNode;
};

/** The page around a dashboard's sections: its heading, the index, and the section that is open. */
export function DashboardFrame<P extends DashboardPage>({
  page,
  route,
  sections,
  actions,
  quickActions,
}: DashboardFrameProps<P>) {
  const user = useUser();
  const { openPage } = useNavigation();
  const parts = partsOf(page);
  // The route guards only admit parts that this dashboard has.
  const { name, Section } = sections[route.part as PartOf<P>];
  useDocumentTitle(name, authoringTexts.dashboardTitle);
  const index = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab changes with `part`
  useLayoutEffect(() => showCurrent(index.current), [route.part]);
  return (
    <PersonalPage
      title={authoringTexts.dashboardTitle}
      detail={user?.u_name ?? null}
      actions={actions}
      quickActions={quickActions}
    >
      {parts.length > 1 && (
        <nav ref={index} aria-label="Dashboard" className={styles.index}>
          {parts.map((part) => (
            <button
              key={part}
              type="button"
              className={styles.entry}
              aria-current={part === route.part ? 'true' : undefined}
              onClick={() => openPage({ page, route: startOf(part) })}
            >
              {sections[part].name}
            </button>
          ))}
        </nav>
      )}
      <div className={styles.section}>
        {user === null ? <TableSkeleton /> : <Section user={user} />}
      </div>
    </PersonalPage>
  );
}

/** Scrolls the strip of names on a phone to the open one, if necessary. The page itself doesn't scroll. */
function showCurrent(index: HTMLElement | null): void {
  const entry = index?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!index || !entry) return;
  const strip = index.getBoundingClientRect();
  if (entry.left >= strip.left && entry.right <= strip.right) return;
  index.scrollLeft += (entry.left + entry.right - strip.left - strip.right) / 2;
}
