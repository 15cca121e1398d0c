import { createLazyModule } from '../../ui/lazy-module.ts';

/** No part of a first visit: it comes when someone scrolls to it. */
export const lazyGuideReviews = createLazyModule(
  async () => (await import('./guide-reviews.tsx')).GuideReviews,
);
