import { Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { LanguageTag, Price } from './scalars.ts';

/** The filters of searches and lists of guides. */
export const guideFilterFields = {
  free: Type.Optional(Type.Boolean({ description: 'Free guides only.' })),
  price_max: Type.Optional(Price),
  audio: Type.Optional(Type.Boolean({ description: 'Guides with audio only.' })),
  minutes_max: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.durationMinutes })),
  language: Type.Optional(LanguageTag),
};
