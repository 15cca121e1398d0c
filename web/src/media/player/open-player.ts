import { deviceStorage } from '../../core/device-storage.ts';
import { resolveMedia } from '../resolve-media.ts';
import { createAudioLinks } from './audio-links.ts';
import { createPlayer } from './create-player.ts';
