import { bourkeStreetMall } from './bourke-street-mall.ts';
import { cityCircle } from './city-circle.ts';
import { cover } from './cover.ts';
import { flindersStreetStation } from './flinders-street-station.ts';
import { hawthornDepot } from './hawthorn-depot.ts';
import { southernCross } from './southern-cross.ts';
import { victoriaHarbour } from './victoria-harbour.ts';

export const cityOfTrams = {
  cover,
  'flinders-street-station': flindersStreetStation,
  'city-circle': cityCircle,
  'bourke-street-mall': bourkeStreetMall,
  'victoria-harbour': victoriaHarbour,
  'southern-cross': southernCross,
  'hawthorn-depot': hawthornDepot,
};
