import { cover } from './cover.ts';
import { fernGully } from './fern-gully.ts';
import { guilfoylesVolcano } from './guilfoyles-volcano.ts';
import { musicBowl } from './music-bowl.ts';
import { observatoryGate } from './observatory-gate.ts';
import { ornamentalLake } from './ornamental-lake.ts';
import { templeOfTheWinds } from './temple-of-the-winds.ts';
import { theShrine } from './the-shrine.ts';

export const gardensGumsAndTheShrine = {
  cover,
  'the-shrine': theShrine,
  'observatory-gate': observatoryGate,
  'fern-gully': fernGully,
  'ornamental-lake': ornamentalLake,
  'guilfoyles-volcano': guilfoylesVolcano,
  'temple-of-the-winds': templeOfTheWinds,
  'music-bowl': musicBowl,
};
