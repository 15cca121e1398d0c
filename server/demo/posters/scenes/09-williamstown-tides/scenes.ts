import { cover } from './cover.ts';

export const williamstownTides = {
  cover,
};
