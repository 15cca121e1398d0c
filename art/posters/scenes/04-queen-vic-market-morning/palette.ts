import type { Palette } from '../../kit/palette.ts';

export const ink: Palette = {
  paper: '#fdf3d7',
  sky: '#f6d78b',
  glow: '#f2b73c',
  far: '#8fb58a',
  mid: '#2f7a57',
  deep: '#173a38',
  accent: '#dc4a2d',
};
