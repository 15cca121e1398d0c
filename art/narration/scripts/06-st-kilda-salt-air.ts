import type { Narration } from '../narration.ts';

export const stKildaSaltAir: Narration = {
  slug: 'st-kilda-salt-air',
  narrator: 'theo',
  lines: {
    cover:
      'Can you smell it? Salt, sunscreen, and hot sugar. That is St Kilda. For a hundred and fifty years Melbourne has come down here at the end of the day, to walk by the water and forget about work. Start with a cake, end with a sunset, and do not let the seagulls see what you are holding.',
    'acland-street':
      'Choose a window, and just look. Plum cake, poppy seed, chocolate logs, and cheesecakes the size of a hat. These shops were opened by people who had lost nearly everything, and who put into the window what they remembered best. So do not hurry. Walk past all of them once. Then go back to the one you are thinking about.',
    'luna-park':
      'Say hello to Mister Moon. He has been laughing at us since nineteen twelve. Behind those teeth is the oldest roller coaster in the world that has never stopped running, and there is still a man standing in the middle of it, working the brake by hand. Listen for the rattle on the timber, and then the screaming. That is tradition, too.',
    'palais-theatre':
      'Nearly three thousand seats. When the Palais opened, in nineteen twenty-seven, the films were silent, and an orchestra played in the dark. Since then almost everybody has stood on that stage: dancers, tenors, rock and roll bands. Come back when the sun is going down, and the letters on the roof light up. You can read them from out at sea.',
    'the-esplanade':
      'Stay up here, on the top path, and keep the bay on your left. The big white hotel is the Espy. It was built for ladies and gentlemen, and it was made famous by guitar bands. When they tried to knock it down, the whole suburb marched. Further on there is a thin clock tower. Remember the name on it: Catani.',
    'st-kilda-pier':
      'Walk right to the end. There is wind in the wires, and water underneath you, and the city looks like something you could put in your pocket. The little pavilion burned down in two thousand and three, and we built it again, just the same. If it is nearly dark, keep very quiet. The penguins are coming home from work.',
  },
};
