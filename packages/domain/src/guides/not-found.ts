import { contentTexts } from '../content-texts.ts';
import { refusal } from '../refusal.ts';

export const GUIDE_NOT_FOUND = refusal('not_found', contentTexts.guideNotFound);
export const PLACE_NOT_FOUND = refusal('not_found', contentTexts.placeNotFound);
