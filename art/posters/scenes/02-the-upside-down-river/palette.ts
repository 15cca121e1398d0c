import { mix, type Palette } from '../../kit/palette.ts';

export const ink: Palette = {
  paper: '#fbe8cc',
  sky: '#f4b183',
  glow: '#fbd3a0',
  far: '#c98a86',
  mid: '#3c7f86',
  deep: '#123844',
  accent: '#d9553a',
};

export const dusk = mix(ink.far, ink.sky, 0.3);
export const stone = {
  light: ink.glow,
  mid: ink.sky,
  shade: mix(ink.far, ink.deep, 0.3),
  dark: mix(ink.deep, ink.far, 0.25),
};
