import { mix, type Palette } from '../../kit/palette.ts';

export const ink: Palette = {
  paper: '#fbeecb',
  sky: '#8fb7b3',
  glow: '#f3c768',
  far: '#d99a4e',
  mid: '#a65a33',
  deep: '#3d2230',
  accent: '#2f6b66',
};

export const stone = {
  light: mix(ink.paper, ink.glow, 0.35),
  mid: ink.glow,
  shade: mix(ink.far, ink.mid, 0.35),
  dark: mix(ink.mid, ink.deep, 0.7),
};
export const leaves = {
  dark: mix(ink.accent, ink.deep, 0.45),
  mid: ink.accent,
  light: mix(ink.accent, ink.glow, 0.45),
};
