import { describe, expect, it, vi } from 'vitest';
import { ALMOST_OVER, APART, started } from './some-walk.test-data.ts';
import { WALK_LINES } from './walk-texts.ts';

describe('a walk with spoken notices', () => {
  const someVoice = () => ({ canSpeak: () => true, speak: vi.fn(), cancel: vi.fn() });

  it('speaks them instead of the chime', async () => {
    const voice = someVoice();
    const { walk, wait, audio } = await started({ voice });
    walk(-60, -50);
    wait(31);
    expect(voice.speak).toHaveBeenCalledExactlyOnceWith(WALK_LINES.lost);
    expect(audio.chime).not.toHaveBeenCalled();
  });

  it('speaks after the playing place has ended', async () => {
    const voice = someVoice();
    const { walk, wait, audio, hear } = await started({ voice });
    walk(-60, 5);
    audio.isSounding.mockReturnValue(true);
    wait(31);
    expect(voice.speak).not.toHaveBeenCalled();
    audio.isSounding.mockReturnValue(false);
    hear(11);
    expect(voice.speak).toHaveBeenCalledExactlyOnceWith(WALK_LINES.lost);
  });

  it('speaks at the end of the walk', async () => {
    const voice = someVoice();
    const { walk, hear } = await started({ voice, savedWalk: ALMOST_OVER });
    walk(2 * APART - 60, 2 * APART);
    hear(13);
    expect(voice.speak).toHaveBeenLastCalledWith('That’s the walk. You heard all 3 places.');
  });
});
