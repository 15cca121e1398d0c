// @vitest-environment happy-dom
import { MAX_IMAGE_PIXELS } from '@laneway/domain/media/upload-limits';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CropDialog } from './crop-dialog.tsx';

afterEach(cleanup);

const FILE = new File(['x'], 'lane.jpg', { type: 'image/jpeg' });

function show() {
  const onReplace = vi.fn();
  render(<CropDialog file={FILE} onDone={vi.fn()} onReplace={onReplace} onClose={vi.fn()} />);
  return { onReplace, image: () => document.querySelector('img') };
}

const loadedAs = (image: HTMLImageElement | null, width: number, height: number) => {
  if (image === null) throw new Error('no image');
  Object.defineProperties(image, {
    naturalWidth: { value: width },
    naturalHeight: { value: height },
  });
  fireEvent.load(image);
};

describe('cropping', () => {
  it('is possible once the image has loaded', () => {
    const { image } = show();
    expect(screen.queryByText('Use this crop')).toBeNull();
    loadedAs(image(), 1600, 1200);
    expect(screen.getByText('Use this crop')).toBeDefined();
    expect(screen.queryByText('Choose another file')).toBeNull();
  });

  it.each<[string, RegExp, (image: HTMLImageElement) => void]>([
    ['can’t be read', /We can’t read this image/, (image) => fireEvent.error(image)],
    ['has no size', /We can’t read this image/, (image) => loadedAs(image, 0, 0)],
    ['is too large', /is too large/, (image) => loadedAs(image, MAX_IMAGE_PIXELS, 2)],
  ])('shows that an image %s, and accepts another file', async (_, text, meet) => {
    const { image, onReplace } = show();
    meet(image() as HTMLImageElement);
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(image()).toBeNull();
    expect(screen.queryByText('Use this crop')).toBeNull();
    const other = new File(['y'], 'other.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Choose another file'), other);
    expect(onReplace).toHaveBeenCalledExactlyOnceWith(other);
  });
});
