import { mix, type Palette } from '../../kit/palette.ts';
import type { Livery } from '../../kit/transit.ts';

export const ink: Palette = {
  paper: '#fbedc9',
  sky: '#a8cfc4',
  glow: '#f3bd55',
  far: '#d98a4b',
  mid: '#1f6f56',
  deep: '#14303a',
  accent: '#c7472c',
};

export const livery: Livery = {
  body: ink.mid,
  shade: mix(ink.mid, ink.deep, 0.7),
  cream: ink.paper,
  roof: mix(ink.glow, ink.far, 0.35),
  glass: mix(ink.deep, ink.sky, 0.25),
  lamp: '#ffe9a8',
  dark: ink.deep,
};
