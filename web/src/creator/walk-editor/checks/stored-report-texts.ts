import type { WalkReportState } from '@laneway/contract/walks';
import type { Audience } from './finding-list.tsx';

/** What is said in place of a summary, by who reads. */
export const STATE_TEXTS: Readonly<Record<Audience, Readonly<Record<WalkReportState, string>>>> = {
  creator: {
    off: 'You’ve turned walking off for this guide, so there’s nothing to simulate.',
    silent: 'No place starts by itself in this guide, so there’s nothing to simulate.',
    none: 'You’ve changed the walk since it was last simulated. We’ll simulate it again when you submit.',
    waiting: 'We’re simulating walks of this guide. It takes up to a minute.',
    ready: '',
    failed: 'We couldn’t simulate this walk. Our reviewers will check it by hand.',
  },
  reviewer: {
    off: 'Its creator turned walking off, so there’s nothing to simulate.',
    silent: 'No place starts by itself in this guide, so there’s nothing to simulate.',
    none: 'This version hasn’t been simulated yet. Publishing does it first.',
    waiting: 'We’re simulating walks of this guide. It takes up to a minute.',
    ready: '',
    failed:
      'We couldn’t simulate this walk. Try again, or check where its places start before you publish.',
  },
};
