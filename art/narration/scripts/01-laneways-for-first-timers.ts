import type { Narration } from '../narration.ts';

export const lanewaysForFirstTimers: Narration = {
  slug: 'laneways-for-first-timers',
  narrator: 'isla',
  lines: {
    cover:
      'Welcome to the lanes. In front of you is a city of wide, straight, sensible streets. Ignore them. Everything we are going to see today is behind something else: down an alley, through an arch, up a few steps. Take your time, look up more often than you usually do, and never mind getting a little lost.',
    'hosier-lane':
      'This is Hosier Lane. Everything on these walls is temporary. The piece in front of you might be a month old, or it might have been finished at breakfast. Run your eye along the edges, where the paint is thickest: you can see layer on layer, years of it, like the rings of a tree. Now find the smallest thing anyone has painted.',
    'acdc-lane':
      'You are standing in a lane that is named, by order of the council, after a rock band. Back in nineteen seventy-six they rode down Swanston Street on the back of a truck, with three bagpipers, playing at the top of their lungs. Nobody had asked permission to be that loud. Close your eyes. You can almost hear the pipes.',
    'degraves-street':
      'Listen. Cups, spoons, steam, and about nine conversations at once. This is what mornings sound like here. Find a chair if you can, or lean in a doorway and watch the waiters, who can carry anything through a gap that does not exist. Then look for the stairs going down. There is a pink tiled arcade hiding underneath you.',
    'block-arcade':
      'Stop in the middle, where the two arms meet, and look down before you look up. Thousands of little tiles, laid by hand, in the eighteen nineties. Ladies and gentlemen came here every Saturday in their best hats, simply to be looked at. They called it doing the Block. So stand up straight. You are doing it now.',
    'royal-arcade':
      'Two giants are watching you. Gog and Magog have stood on either side of that clock since eighteen ninety-two, and every hour they lift their arms and strike it. Walk to the middle of the arcade, turn to face them, and wait. And notice the light: it comes from above, through the glass, as it has since eighteen seventy.',
    'hardware-lane':
      'Here is where the walk ends, and lunch begins. A hundred and eighty years ago, all this was horses: a great noisy yard of them, for sale or for hire. Now it is tablecloths. Look above the awnings at the old brick warehouses, and then choose a table in the sun. You have earned it.',
  },
};
