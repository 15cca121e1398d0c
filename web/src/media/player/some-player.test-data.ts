import { vi } from 'vitest';
import { FakeBrowser } from '../../api/session/session.test-data.ts';
import { createAudioLinks } from './audio-links.ts';
import { createPlayer } from './create-player.ts';
