import { extensionOf, mediaTypeOf } from '@laneway/domain/media/kinds';

/** The formats that browsers record, the smallest and most widely supported first. */
const TYPES = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus'];

/** The format to record in; null if this browser can't record any that we accept. */
export function recordingType(isSupported: (type: string) => boolean): string | null {
  return TYPES.find(isSupported) ?? null;
}

/** “Recording 15 Nov 2026 10.42.m4a”: no colons, which some systems don't allow in names. */
export function recordingName(at: Date, contentType: string): string {
  const date = at.toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
  const time = [at.getHours(), at.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join('.');
  const type = mediaTypeOf(contentType);
  return `Recording ${date} ${time}.${type.ok ? extensionOf(type.value) : 'webm'}`;
}
