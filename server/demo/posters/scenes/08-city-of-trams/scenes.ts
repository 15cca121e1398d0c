import { cover } from './cover.ts';

export const cityOfTrams = {
  cover,
};
