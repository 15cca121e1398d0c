import { cover } from './cover.ts';

export const fitzroyLoudAndSlow = {
  cover,
};
