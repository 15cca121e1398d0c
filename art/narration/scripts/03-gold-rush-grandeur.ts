import type { Narration } from '../narration.ts';

export const goldRushGrandeur: Narration = {
  slug: 'gold-rush-grandeur',
  narrator: 'rosa',
  lines: {
    cover:
      'Imagine a town of tents and mud, with sheep in the main street. Now imagine that somebody finds gold, more gold than anyone has ever seen, two days up the road. What would you build? On this walk you will meet the answer: seven buildings, each one a little too big, and every one of them still here.',
    'old-treasury':
      'Beneath these steps are the vaults. The gold came down from Ballarat and Bendigo in carts, with soldiers riding beside them, and it slept here, behind iron doors. The young man who drew this building was nineteen years old. Nineteen. Take a moment with that, then turn around, and look all the way down Collins Street.',
    'windsor-hotel':
      'The Windsor once decided to give up drinking. In the eighteen eighties it was the grandest coffee palace in the colonies: hundreds of rooms, marble stairs, and not a drop in the house. It did not last. Look up at the two stone ladies, resting over the door. They have seen everybody come and go, and they have told no one.',
    'parliament-house':
      'Climb the steps, turn around, and sit down. Everyone does. You are leaning on a building that was never finished. There was meant to be a great dome, right above you. They ran out of money in the eighteen nineties, and they have been thinking about it ever since. For twenty-six years, all of Australia was governed from here.',
    'princess-theatre':
      'They say the Princess has a guest who never leaves. In eighteen eighty-eight, a singer named Federici played the devil here. In the last scene he sank through the floor, in a glow of red light, and he never came up again. His heart had stopped. But the other singers swore that they saw him take his bow.',
    'state-library':
      'When this library opened, there was one rule. You had to have clean hands. It did not matter who your father was, or what you did for a living. Go inside, and keep going up, until you come out beneath the dome. Then lower your voice. All those people are reading, and the room is listening.',
    'old-melbourne-gaol':
      'It is always cold in here. Three floors of stone, and one strip of light along the roof. They kept the prisoners silent, and masked, so that no one should know his neighbour. On the eleventh of November, eighteen eighty, they brought out a young man of twenty-five. His name was Ned Kelly. Stand here a moment, quietly, and then come out into the sun.',
    'royal-exhibition-building':
      'Here is the end of the rainbow. In eighteen eighty the whole world came to this hall, to see machines, and pianos, and a fair bit of showing off. Twenty-one years later a new country was opened, under that dome. It has been a hospital since then, and a barracks, and an exam room. Find the fountain, sit down, and look up.',
  },
};
