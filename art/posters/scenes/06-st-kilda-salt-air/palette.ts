import { mix, type Palette } from '../../kit/palette.ts';

export const ink: Palette = {
  paper: '#fff1d6',
  sky: '#f9b26b',
  glow: '#fcd58a',
  far: '#ee7b5b',
  mid: '#2f9a9f',
  deep: '#173251',
  accent: '#e2503f',
};

export const fronds = {
  dark: mix(ink.deep, '#0c1c30', 0.4),
  mid: mix(ink.deep, ink.mid, 0.35),
  light: mix(ink.mid, ink.glow, 0.2),
};
