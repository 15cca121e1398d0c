import type { Narration } from '../narration.ts';

export const williamstownTides: Narration = {
  slug: 'williamstown-tides',
  narrator: 'theo',
  lines: {
    cover:
      'Welcome to the other side. Williamstown was very nearly the capital. It had the deep water, the ships, and the sailors. It lost, and I think it has been quietly pleased about that ever since. We will walk from the pier around the point to the beach. The sea stays on your left. You cannot get lost.',
    'gem-pier':
      'Walk to the end of the planks, then turn around. There is the old town, with its row of pubs, looking out for sailors. In the gold rush this whole bay was full of empty ships. The crews had jumped over the side and gone to dig. Hundreds of masts, and nobody on board. Now hold tight to your chips.',
    'hmas-castlemaine':
      'She is small, is she not? Eighty men lived in there. They built sixty of these ships in a hurry, in the war, and this one was made just along the shore. She swept mines, and she carried people to safety. Go below, if she is open. Duck your head, mind the ladders, and imagine that mess deck in a storm.',
    'timeball-tower':
      'Look at the top of the tower. Before radio, a captain had to know the time exactly, or he could not know where he was. So every day, a ball went up that pole, and at one o clock it dropped. All around the bay, men were watching it, with their clocks in their hands. What time do you have?',
    'williamstown-beach':
      'Shoes off. You have walked right around the point, and here is the sand. The water is shallow for a long way out, so go in as slowly as you like. Behind you are the old gardens, with the palm trees, if you would rather have shade. And if it is nearly evening, stay. The sun goes down, and the ships light up.',
  },
};
