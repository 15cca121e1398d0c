import { contentTexts } from '@laneway/domain/content-texts';
import { useGuide } from '../../api/queries/guides.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import type { Guide } from '../../guide/guide-facts.ts';
import { GuideNotFound } from '../../guide/guide-not-found.tsx';
import { Rating } from '../../guide/rating.tsx';
import { GuideReviews } from '../../guide/reviews/guide-reviews.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AllTestimonials } from './all-testimonials.tsx';
import styles from './experience.module.css';
import { ExperiencePage } from './experience-page.tsx';

/** Testimonials about one guide, or about all of them. */
export function Experience({ entry: { guideId } }: PageProps<'experience'>) {
  return guideId === null ? <AllTestimonials /> : <GuideExperience guideId={guideId} />;
}

function GuideExperience({ guideId }: { readonly guideId: number }) {
  const state = useQueryState(useGuide(guideId));
  switch (state.kind) {
    case 'ready':
      return <OfGuide guide={state.data} />;
    case 'loading':
      return (
        <ExperiencePage title="What walkers say" lead={<Skeleton shape="text" />}>
          <div role="status" aria-label="Loading..." />
        </ExperiencePage>
      );
    case 'failed':
      return (
        <ExperiencePage title="What walkers say" lead={null}>
          <Callout tone="error" text={contentTexts.loadGuideFailed} action={state.tryAgain} />
        </ExperiencePage>
      );
    case 'missing':
    case 'closed':
      return <GuideNotFound />;
  }
}

function OfGuide({ guide }: { readonly guide: Guide }) {
  const { openPage, pickGuide } = useNavigation();
  return (
    <ExperiencePage
      title={guide.g_title}
      lead={
        <p className={styles.facts}>
          <span>What walkers say</span>
          <Rating guide={guide} />
        </p>
      }
    >
      <div className={styles.reviews}>
        <GuideReviews guide={guide} heading="h2" />
        <div className={styles.buttons}>
          <Button kind="main" onClick={() => pickGuide(guide.g_id)}>
            See this guide
          </Button>
          <Button onClick={() => openPage({ page: 'experience', guideId: null })}>
            All reviews
          </Button>
        </div>
      </div>
    </ExperiencePage>
  );
}
