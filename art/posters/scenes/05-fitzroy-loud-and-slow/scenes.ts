import { athertonGardens } from './atherton-gardens.ts';
import { brunswickStreet } from './brunswick-street.ts';
import { cover } from './cover.ts';
import { edinburghGardens } from './edinburgh-gardens.ts';
import { gertrudeStreet } from './gertrude-street.ts';
import { keithHaringMural } from './keith-haring-mural.ts';
import { roseStreet } from './rose-street.ts';

export const fitzroyLoudAndSlow = {
  cover,
  'brunswick-street': brunswickStreet,
  'rose-street': roseStreet,
  'gertrude-street': gertrudeStreet,
  'atherton-gardens': athertonGardens,
  'edinburgh-gardens': edinburghGardens,
  'keith-haring-mural': keithHaringMural,
};
