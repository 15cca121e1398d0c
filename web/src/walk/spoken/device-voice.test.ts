// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createDeviceVoice } from './device-voice.ts';

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>;

const REMOTE: Voice = { name: 'Cloud', lang: 'en-AU', localService: false };
const FRENCH: Voice = { name: 'Marie', lang: 'fr-FR', localService: true };
const BRITISH: Voice = { name: 'Daniel', lang: 'en-GB', localService: true };
const AUSTRALIAN: Voice = { name: 'Karen', lang: 'en_AU', localService: true };

function someDevice(voices: readonly Voice[]) {
  const events = new EventTarget();
  const synthesis = {
    getVoices: () => voices as SpeechSynthesisVoice[],
    speak: vi.fn<(utterance: SpeechSynthesisUtterance) => void>(),
    cancel: vi.fn(),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const utter = (text: string) => ({ text }) as SpeechSynthesisUtterance;
  const said = () => synthesis.speak.mock.lastCall?.[0];
  return { voice: createDeviceVoice({ synthesis, utter }), synthesis, said, events };
}

describe('the voice of a device', () => {
  it.each([
    ['none', [], false],
    ['a voice on a server', [REMOTE], false],
    ['a voice of another language', [FRENCH], false],
    ['a local voice', [REMOTE, BRITISH], true],
  ])('can speak only with a local voice in English: %s', (_, voices, canSpeak) => {
    const { voice, said } = someDevice(voices);
    expect(voice.canSpeak()).toBe(canSpeak);
    voice.speak('Hello');
    voice.allow();
    expect(said() !== undefined).toBe(canSpeak);
  });

  it('is Australian if there is one', () => {
    const { voice, said } = someDevice([REMOTE, FRENCH, BRITISH, AUSTRALIAN]);
    voice.speak('You passed Lane 1.');
    expect(said()).toEqual({ text: 'You passed Lane 1.', voice: AUSTRALIAN, lang: 'en_AU' });
  });

  it('speaks one text at a time', () => {
    const { voice, synthesis } = someDevice([BRITISH]);
    voice.speak('First');
    voice.speak('Second');
    expect(synthesis.cancel).toHaveBeenCalledTimes(2);
    voice.cancel();
    expect(synthesis.cancel).toHaveBeenCalledTimes(3);
  });

  it('notifies listeners when voices are found later', () => {
    const { voice, events } = someDevice([]);
    const listener = vi.fn();
    const stop = voice.subscribe(listener);
    events.dispatchEvent(new Event('voiceschanged'));
    stop();
    events.dispatchEvent(new Event('voiceschanged'));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is unavailable in browsers without speech synthesis', () => {
    const voice = createDeviceVoice({ synthesis: undefined, utter: vi.fn() });
    voice.speak('Hello');
    voice.cancel();
    voice.allow();
    expect(voice.canSpeak()).toBe(false);
  });
});
