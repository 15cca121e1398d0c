import type { SliceManifest } from '../../platform/slice.ts';
import { authoringPersonalData } from './personal-data.ts';

export function authoringSlice(): SliceManifest {
  return { name: 'authoring', people: authoringPersonalData };
}
