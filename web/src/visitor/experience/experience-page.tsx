import type { ReactNode } from 'react';
import { ListPage } from '../guide-overview/list-page.tsx';
import styles from './experience-page.module.css';

export type ExperiencePageProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
};

/** Testimonials with an introduction. */
export function ExperiencePage({ title, lead, children }: ExperiencePageProps) {
  return (
    <ListPage title={title} head={<div className={styles.lead}>{lead}</div>}>
      {children}
    </ListPage>
  );
}
