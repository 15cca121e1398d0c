import type { Palette } from '../../kit/palette.ts';

export const ink: Palette = {
  paper: '#f8ecd2',
  sky: '#9fc9d2',
  glow: '#f4c98b',
  far: '#6fa3b5',
  mid: '#2c6a8a',
  deep: '#10283d',
  accent: '#d84f30',
};
