import type { Narration } from '../narration.ts';

export const theUpsideDownRiver: Narration = {
  slug: 'the-upside-down-river',
  narrator: 'isla',
  lines: {
    cover:
      'Every city has a river it is proud of, or a river it has forgotten. Melbourne has had both, and they are the same one. The Wurundjeri people call it Birrarung, the river of mists. Come early and you will see why. We will walk down one bank and along the other, and finish beside a ship.',
    'princes-bridge':
      'Put your hand on the stone. It is cool, dark, and a little rough. That is bluestone, old lava from the plains to the west, and half of Melbourne is built from it. The bridge has carried everything across this water since eighteen eighty-eight: cattle, cable trams, kings and queens, and football crowds. Now look down at the river, and the rowers.',
    'federation-square':
      'Do not look for the front door. There is not one. The square was designed so that you arrive from every side at once, and the walls keep changing their minds. Feel the ground slope under your feet: that is the roof of a railway. If you stand quite still, you may sense a train going out beneath you.',
    'birrarung-marr':
      'If you are lucky, the bells are playing. There are thirty-nine of them, like a field of bronze tulips, and they ring new music, three times a day. Walk in among them. The low notes come from behind you, the small bright ones from somewhere near your elbow. Below you is the river, and the red gums are growing into the view.',
    'southbank-promenade':
      'Forty years ago you would have been standing in a factory yard. There were sheds where the cafes are, and the river was only the drain at the back. Now half the city comes here to stroll on a Sunday. Look up to the white spire, and see if you can spot the ballerina in it.',
    'sandridge-bridge':
      'This was the line to the sea. The first steam train in the country ran along here, in eighteen fifty-four, down to the ships. A great many people had their first sight of Melbourne from a carriage, crossing at this spot. The tall steel figures are the travellers. And the names on the glass are the places they had left.',
    'polly-woodside':
      'Look at how fine she is. Polly Woodside was built in Belfast to carry coal and fertiliser, the plainest of jobs, and still somebody gave her that curve. Sixteen times she went around Cape Horn, with no engine at all. She ended up a rusty hulk. Then she was sold for one cent, to people who loved her.',
  },
};
