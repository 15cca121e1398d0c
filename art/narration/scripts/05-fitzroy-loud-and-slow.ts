import type { Narration } from '../narration.ts';

export const fitzroyLoudAndSlow: Narration = {
  slug: 'fitzroy-loud-and-slow',
  narrator: 'rosa',
  lines: {
    cover:
      'Fitzroy is loud. It always has been: factories, football, trams, bands, and people leaning out of windows to disagree. But the way to see it is slowly. Look at every building twice, once at the shop, and once above it, where the old date is. You will be walking through a hundred and eighty years, on one pair of shoes.',
    'keith-haring-mural':
      'He painted it in one day. Keith Haring was twenty-five years old, and he came all the way from New York. He went up on a cherry picker with a brush, without a sketch, and just began. Follow one line with your eye, and see if you can find where he lifted the brush. Those are his own strokes, still here.',
    'gertrude-street':
      'Under the nice shops, there is another street. For fifty years, this was where Aboriginal people found each other in Melbourne. If you had just come to town, from anywhere, you came to Gertrude Street, and somebody would know your mother. Important things were started here, by people with very little money. Walk gently, and read the markers as you pass.',
    'atherton-gardens':
      'Look up. Twenty floors, four towers, and from the top you can see the bay. They were put together from concrete panels, like a house of cards. People have come to live here from all over the world, and you can read where from in the garden. Look through the fence: beans, mint, chillies, bitter melon. Every plot is somebody remembering.',
    'brunswick-street':
      'Now turn it up. On any night of the week there is somebody tuning a guitar within a hundred metres of you. This street was cheap once, and full of people with big ideas and no furniture. The rents went up, but the noise stayed. Have a coffee. Have breakfast, if you like. It does not matter what time it is.',
    'edinburgh-gardens':
      'Take off your shoes. You have come to the big lawn at the end of Fitzroy, and half the neighbourhood is here already, with its dogs. The old grandstand over there is waiting for a football team that is never coming back. They still talk about it. Lie down, look up through the elms, and let the evening come.',
  },
};
