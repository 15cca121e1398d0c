import { cover } from './cover.ts';

export const stKildaSaltAir = {
  cover,
};
