import { cover } from './cover.ts';
import { dairyHall } from './dairy-hall.ts';
import { flagstaffGardens } from './flagstaff-gardens.ts';
import { meatHall } from './meat-hall.ts';
import { stringBeanAlley } from './string-bean-alley.ts';
import { theSheds } from './the-sheds.ts';

export const queenVicMarketMorning = {
  cover,
  'dairy-hall': dairyHall,
  'meat-hall': meatHall,
  'the-sheds': theSheds,
  'string-bean-alley': stringBeanAlley,
  'flagstaff-gardens': flagstaffGardens,
};
