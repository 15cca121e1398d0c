import { cover } from './cover.ts';
import { gemPier } from './gem-pier.ts';
import { hmasCastlemaine } from './hmas-castlemaine.ts';
import { seaworks } from './seaworks.ts';
import { timeballTower } from './timeball-tower.ts';
import { williamstownBeach } from './williamstown-beach.ts';

export const williamstownTides = {
  cover,
  'gem-pier': gemPier,
  'hmas-castlemaine': hmasCastlemaine,
  'timeball-tower': timeballTower,
  'williamstown-beach': williamstownBeach,
  seaworks,
};
