import { cover } from './cover.ts';

export const goldRushGrandeur = {
  cover,
};
