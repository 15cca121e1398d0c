import type { Palette } from '../../kit/palette.ts';

export const ink: Palette = {
  paper: '#fbe9cf',
  sky: '#f2a59b',
  glow: '#f0b83f',
  far: '#d97862',
  mid: '#2a8a88',
  deep: '#2a2050',
  accent: '#d63f5c',
};
