import type { Narration } from '../narration.ts';

export const gardensGumsAndTheShrine: Narration = {
  slug: 'gardens-gums-and-the-shrine',
  narrator: 'rosa',
  lines: {
    cover:
      'This is a walk about patience. Somebody planted an acorn, knowing that he would never sit in its shade. Somebody waited all year for one ray of light. We begin in the quiet of the Shrine, wander down through ferns and around a lake, climb a small volcano, and come out, in the end, with music.',
    'the-shrine':
      'Walk up slowly. It was built by people who had no graves to visit, because the graves were on the other side of the world. Inside, in the floor, there is a stone, and you have to bow your head to read it. Once a year, at eleven in the morning, the sun itself comes in, and touches one word. The word is love.',
    'observatory-gate':
      'Before there were clocks you could trust, there was this. From these little domes, people measured the stars, and worked out the exact time, and sent it down a wire to the ships. They had one of the biggest telescopes in the world. Stand by the dome for a moment, and look straight up. The stars are there, even at noon.',
    'fern-gully':
      'Breathe in. It is cooler here, and green right to the top. The ferns around you are older than anyone you know. Walk with your hands open, and touch one of the new ones, curled up tight like the neck of a violin. You may hear water, or the small clear chime of a bellbird. Let the path take you down.',
    'guilfoyles-volcano':
      'Up you come. No smoke, no lava, and it has never once erupted. It is a water tank, made by a man who could not bear to build a plain one. For sixty years it was shut, and dry, and everyone forgot it was here. Now walk up around the spiral, through the red plants, and see the whole garden at your feet.',
    'ornamental-lake':
      'This used to be the river. They moved the river, and the lake stayed behind, with the eels still in it. When those eels are old enough, they climb out on a rainy night, cross the grass, find the sea, and swim to the tropics. Nobody has ever told them the way. Sit on the bank a while, and watch the dark water.',
    'temple-of-the-winds':
      'Ten columns, a little dome, and nothing inside. Come in anyway. It was built to thank a man for setting aside this land, long before there was a garden on it. Look at the tops of the columns: those are not Greek leaves, they are ferns, from the forests of Queensland. Now turn around slowly. Every gap is a picture.',
    'music-bowl':
      'Lie down on the grass, if it is dry. That great silver sheet above the stage hangs from cables, like a tent, and it has hung there since nineteen fifty-nine. One summer night the Seekers sang here, for nothing, and two hundred thousand people came. Think of that: the whole hill, as far as you can see, singing along.',
  },
};
