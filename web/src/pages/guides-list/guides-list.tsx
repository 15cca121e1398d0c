import { contentTexts } from '@laneway/domain/content-texts';
import { useFeaturedGuides } from '../../api/queries/guides.ts';
import { Notice } from '../../ui/notice.tsx';
import { GuideCard } from './guide-card.tsx';
import { GuideCardSkeleton } from './guide-card-skeleton.tsx';
import styles from './guides-list.module.css';
import { Masthead } from './masthead.tsx';

const SKELETONS = ['lead', 'second', 'third', 'fourth', 'fifth'];

type FeaturedGuides = ReturnType<typeof useFeaturedGuides>;

export function GuidesList() {
  const guides = useFeaturedGuides();
  return (
    <div className={styles.page}>
      <Masthead />
      <main>
        <div className={styles.heading}>
          <h2 className={styles.title}>Featured guides</h2>
          <p role="status" className={styles.status}>
            {statusText(guides)}
          </p>
        </div>
        <Guides guides={guides} />
      </main>
    </div>
  );
}

function statusText({ data, isPending }: FeaturedGuides): string {
  if (isPending) return contentTexts.loadingGuides;
  if (data === undefined || data.length === 0) return '';
  return data.length === 1 ? '1 guide' : `${data.length} guides`;
}

function Guides({ guides }: { guides: FeaturedGuides }) {
  const busyText = guides.isFetching ? contentTexts.loadingGuides : undefined;
  const tryAgain = { label: 'Try again', onAct: () => void guides.refetch(), busyText };

  if (guides.isPending) return <GuideSkeletons />;
  // A list that is there stays there, also when asking for a newer one fails.
  if (guides.data === undefined) {
    return <Notice tone="error" text={contentTexts.errorLoadingGuides} action={tryAgain} />;
  }
  if (guides.data.length === 0) {
    return <Notice tone="info" text={contentTexts.noGuides} action={tryAgain} />;
  }
  return (
    <ul className={styles.guides}>
      {guides.data.map((guide, index) => (
        <li key={guide.g_id}>
          <GuideCard guide={guide} isLead={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function GuideSkeletons() {
  return (
    <ul className={styles.guides} aria-hidden="true">
      {SKELETONS.map((name) => (
        <li key={name}>
          <GuideCardSkeleton isLead={name === 'lead'} />
        </li>
      ))}
    </ul>
  );
}
