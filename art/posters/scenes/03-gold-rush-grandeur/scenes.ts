import { cover } from './cover.ts';
import { oldMelbourneGaol } from './old-melbourne-gaol.ts';
import { oldTreasury } from './old-treasury.ts';
import { parliamentHouse } from './parliament-house.ts';
import { princessTheatre } from './princess-theatre.ts';
import { royalExhibitionBuilding } from './royal-exhibition-building.ts';
import { stateLibrary } from './state-library.ts';
import { windsorHotel } from './windsor-hotel.ts';

export const goldRushGrandeur = {
  cover,
  'parliament-house': parliamentHouse,
  'old-treasury': oldTreasury,
  'princess-theatre': princessTheatre,
  'windsor-hotel': windsorHotel,
  'state-library': stateLibrary,
  'old-melbourne-gaol': oldMelbourneGaol,
  'royal-exhibition-building': royalExhibitionBuilding,
};
