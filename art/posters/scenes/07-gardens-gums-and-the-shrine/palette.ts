import { mix, type Palette } from '../../kit/palette.ts';

export const ink: Palette = {
  paper: '#f7efcf',
  sky: '#cfdcb6',
  glow: '#f0c869',
  far: '#a9bf87',
  mid: '#5c8c4f',
  deep: '#16362f',
  accent: '#d9743a',
};

export const leaves = {
  dark: mix(ink.deep, ink.mid, 0.25),
  mid: ink.mid,
  light: mix(ink.mid, ink.glow, 0.45),
};
