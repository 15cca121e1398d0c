/** Reviews of free guides by demo people. Paid guides would need orders and ledger entries too. */
export type DemoReview = {
  readonly guideId: number;
  readonly email: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string | null;
  /** The age of the review when the demo is set up. */
  readonly daysAgo: number;
};

export const demoReviews: readonly DemoReview[] = [
  {
    guideId: 1,
    email: 'priya@laneway.example',
    rating: 5,
    text: 'I’ve worked in the city for ten years and still found two arcades I’d never walked through. The Block Arcade is worth it for the floor alone.',
    daysAgo: 62,
  },
  {
    guideId: 6,
    email: 'jonas@laneway.example',
    rating: 5,
    text: 'Did this at sunset with an ice cream. The penguins story at the pier made my kids very happy.',
    daysAgo: 51,
  },
  {
    guideId: 4,
    email: 'mei@laneway.example',
    rating: 4,
    text: 'Go early! By ten the dairy hall is packed. Great tips on what to taste, and I came home with far too much cheese.',
    daysAgo: 44,
  },
  {
    guideId: 1,
    email: 'jonas@laneway.example',
    rating: 4,
    text: 'First morning in Melbourne, jet-lagged, and this was exactly right. Easy pace, good coffee on the way.',
    daysAgo: 38,
  },
  {
    guideId: 6,
    email: 'mei@laneway.example',
    rating: 3,
    text: 'Lovely, but pick a calm day. We could hardly hear the audio over the wind.',
    daysAgo: 33,
  },
  {
    guideId: 4,
    email: 'tom@laneway.example',
    rating: 5,
    text: 'I take every visitor to the market now, and I let this guide do the talking.',
    daysAgo: 27,
  },
  { guideId: 1, email: 'tom@laneway.example', rating: 4, text: null, daysAgo: 21 },
  {
    guideId: 6,
    email: 'priya@laneway.example',
    rating: 4,
    text: 'A proper salty stroll, and I finally know who Luna Park’s grin belongs to.',
    daysAgo: 16,
  },
  {
    guideId: 4,
    email: 'priya@laneway.example',
    rating: 5,
    text: 'Short, funny and delicious. The bit about what’s under the car park gave me goosebumps.',
    daysAgo: 9,
  },
  {
    guideId: 6,
    email: 'rosa@laneway.example',
    rating: 5,
    text: 'As someone who makes guides too: the pacing is spot on.',
    daysAgo: 6,
  },
  {
    guideId: 1,
    email: 'mei@laneway.example',
    rating: 5,
    text: 'Like walking with a friend who knows everybody. Hosier Lane changes every week, so we’ve done it twice.',
    daysAgo: 3,
  },
];
