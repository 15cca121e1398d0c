// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SeekSlider } from './seek-slider.tsx';

afterEach(cleanup);

it('says nothing about a length that isn’t known yet', () => {
  const { container } = render(
    <SeekSlider state={{ position: 0, duration: null }} onSeek={() => undefined} />,
  );
  expect(container.textContent).toBe('0:00');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:00');
});

it('shows the played part up to the thumb', () => {
  const { container } = render(
    <SeekSlider state={{ position: 5.9, duration: 24.2 }} onSeek={() => undefined} />,
  );
  const { value } = screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
  const played = container.querySelector('progress');
  expect(value).toBe('5');
  expect(played?.value).toBe(5);
});
