import type { Narration } from '../narration.ts';

export const queenVicMarketMorning: Narration = {
  slug: 'queen-vic-market-morning',
  narrator: 'isla',
  lines: {
    cover:
      'Good morning. I hope you have not had breakfast. The Queen Vic has been feeding this city since eighteen seventy-eight, and it likes its visitors hungry. We will go in the way a regular does: cheese first, then the butchers, then the great noisy sheds. Bring a bag, bring some coins, and be ready to be called darling.',
    'dairy-hall':
      'Feel how cool it is. That is the marble. These counters were made to keep butter firm in the middle of summer, before anyone had a fridge at home. Walk slowly. Smell the olives, the bread, the cheese. If you see a short queue of people who look as though they know something, join it. They do.',
    'meat-hall':
      'This is the oldest part of the market, and by far the loudest. Those men have been shouting at each other across this aisle for a hundred and fifty years. Not the same men, of course, although it feels that way. Come towards closing time, and the prices fall while you watch. Mind your shoes. The floor has just been washed.',
    'the-sheds':
      'Open your ears. Somewhere in here are strawberries, three boxes for five dollars, and somebody wants you to know it. Walk down the middle. Greek, Italian, Vietnamese, Cantonese, Arabic: you will hear them all before the potatoes. Then follow your nose to the doughnut van. It has been here since nineteen fifty. Blow on the jam first.',
    'flagstaff-gardens':
      'Put down the bags. You are on top of what passes for a hill. In the early days a flag went up here when a ship came in, and the whole town ran for its letters. Nobody runs now. Find a big tree, open the cheese, and listen to the city going to work around you, without you in it.',
  },
};
