import { mix, type Palette } from '../../kit/palette.ts';

export const ink: Palette = {
  paper: '#f8e6c4',
  sky: '#f0b072',
  glow: '#fbd48c',
  far: '#c96f52',
  mid: '#3f6a73',
  deep: '#1b2c3d',
  accent: '#d8433f',
};

export const night = mix(ink.deep, '#0b1420', 0.35);
