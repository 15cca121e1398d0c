import { aclandStreet } from './acland-street.ts';
import { cataniGardens } from './catani-gardens.ts';
import { cover } from './cover.ts';
import { lunaPark } from './luna-park.ts';
import { palaisTheatre } from './palais-theatre.ts';
import { stKildaPier } from './st-kilda-pier.ts';
import { theEsplanade } from './the-esplanade.ts';

export const stKildaSaltAir = {
  cover,
  'luna-park': lunaPark,
  'palais-theatre': palaisTheatre,
  'acland-street': aclandStreet,
  'st-kilda-pier': stKildaPier,
  'catani-gardens': cataniGardens,
  'the-esplanade': theEsplanade,
};
