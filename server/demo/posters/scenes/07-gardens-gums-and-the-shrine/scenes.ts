import { cover } from './cover.ts';

export const gardensGumsAndTheShrine = {
  cover,
};
