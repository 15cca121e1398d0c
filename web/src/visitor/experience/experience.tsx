import type { PageProps } from '../../core/navigation/pages.ts';
import { AllTestimonials } from './all-testimonials.tsx';
import { GuideExperience } from './guide-experience.tsx';

/** Testimonials about one guide, or about all of them. */
export function Experience({ entry: { guideId } }: PageProps<'experience'>) {
  return guideId === null ? <AllTestimonials /> : <GuideExperience guideId={guideId} />;
}
