import type { SliceManifest } from '../../platform/slice.ts';
import { cataloguePersonalData } from './personal-data.ts';
import { type CatalogueDeps, catalogueHandlers } from './routes.ts';

export function catalogueSlice(deps: CatalogueDeps): SliceManifest {
  return { name: 'catalogue', handlers: catalogueHandlers(deps), people: cataloguePersonalData };
}
