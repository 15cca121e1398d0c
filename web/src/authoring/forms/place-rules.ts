import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import { type PlaceField, placeFaults } from '../records/place-values.ts';
import { describeFile, type RecordRules } from './record-rules.ts';

export const PLACE_RULES: RecordRules<PlaceField> = {
  fields: {
    title: { label: 'Title', section: 'words', wire: PLACE_FIELDS.title.pending },
    description: { label: 'Description', section: 'words', wire: PLACE_FIELDS.description.pending },
    image: { label: 'Image', section: 'image', wire: PLACE_FIELDS.image.pending },
    imageAlt: { label: 'Image description', section: 'image', wire: PLACE_FIELDS.imageAlt.pending },
    audio: { label: 'Audio', section: 'audio', wire: PLACE_FIELDS.audio.pending },
    audioCaptions: {
      label: 'Captions for the audio',
      section: 'audio',
      wire: PLACE_FIELDS.audioCaptions.pending,
    },
    video: { label: 'Video', section: 'video', wire: PLACE_FIELDS.video.pending },
    videoCaptions: {
      label: 'Captions for the video',
      section: 'video',
      wire: PLACE_FIELDS.videoCaptions.pending,
    },
    location: { label: 'Pin', section: 'map', wire: PLACE_FIELDS.location.pending },
    marker: { label: 'Markers', section: 'map', wire: PLACE_FIELDS.marker.pending },
    path: { label: 'Path', section: 'map', wire: PLACE_FIELDS.path.pending },
    boundary: { label: 'Boundary', section: 'map', wire: PLACE_FIELDS.boundary.pending },
  },
  faults: placeFaults,
  describe: (group, values) => {
    switch (group) {
      case 'image':
        return describeFile(values.image, values.imageAlt);
      case 'audio':
        return describeFile(values.audio, describeFile(values.audioCaptions));
      case 'video':
        return describeFile(values.video, describeFile(values.videoCaptions));
      case 'location':
        return [values.location, values.marker].filter((text) => text !== '').join('\n');
      default:
        return values[group];
    }
  },
};
