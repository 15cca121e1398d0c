import { GUIDE_FIELDS } from '@laneway/contract/editing/guide-fields';
import { PRICE_CHOICES } from '@laneway/domain/guides/pricing';
import {
  choiceOf,
  type GuideField,
  type GuideValues,
  guideFaults,
} from '../records/guide-values.ts';
import { describeFile, type RecordRules } from './record-rules.ts';

export const GUIDE_RULES: RecordRules<GuideField> = {
  fields: {
    title: { label: 'Title', section: 'words', wire: GUIDE_FIELDS.title.pending },
    description: { label: 'Description', section: 'words', wire: GUIDE_FIELDS.description.pending },
    image: { label: 'Cover image', section: 'image', wire: GUIDE_FIELDS.image.pending },
    imageAlt: { label: 'Image description', section: 'image', wire: GUIDE_FIELDS.imageAlt.pending },
    audio: { label: 'Audio', section: 'audio', wire: GUIDE_FIELDS.audio.pending },
    audioCaptions: {
      label: 'Captions for the audio',
      section: 'audio',
      wire: GUIDE_FIELDS.audioCaptions.pending,
    },
    video: { label: 'Video', section: 'video', wire: GUIDE_FIELDS.video.pending },
    videoCaptions: {
      label: 'Captions for the video',
      section: 'video',
      wire: GUIDE_FIELDS.videoCaptions.pending,
    },
    priceChoice: { label: 'Price', section: 'price', wire: GUIDE_FIELDS.isPublic.pending },
    price: { label: 'List price', section: 'price', wire: GUIDE_FIELDS.priceCents.pending },
    durationMinutes: {
      label: 'Walking time',
      section: 'duration',
      wire: GUIDE_FIELDS.durationMinutes.pending,
    },
    location: { label: 'Start', section: 'map', wire: GUIDE_FIELDS.location.pending },
    path: { label: 'Path', section: 'map', wire: GUIDE_FIELDS.path.pending },
    boundary: { label: 'Boundary', section: 'map', wire: GUIDE_FIELDS.boundary.pending },
  },
  faults: guideFaults,
  describe: (group, values) => {
    switch (group) {
      case 'image':
        return describeFile(values.image, values.imageAlt);
      case 'audio':
        return describeFile(values.audio, describeFile(values.audioCaptions));
      case 'video':
        return describeFile(values.video, describeFile(values.videoCaptions));
      case 'priceChoice':
        return describePrice(values);
      default:
        return values[group];
    }
  },
};

/** “Paid, $4.99”. */
export function describePrice(values: Pick<GuideValues, 'priceChoice' | 'price'>): string {
  const choice = choiceOf(values);
  const label = PRICE_CHOICES.find(({ id }) => id === choice)?.label ?? '';
  const price = values.price.trim();
  return choice === 'paid' && price !== '' ? `${label}, $${price}` : label;
}
