import { cover } from './cover.ts';

export const queenVicMarketMorning = {
  cover,
};
