// @vitest-environment happy-dom
import { writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageProps } from '../../core/navigation/pages.ts';
import { serverError } from '../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { planOf } from '../plan-of.ts';
import { GUIDE, PLACES, WALK_GUIDE } from '../some-walk.test-data.ts';
import { WalkScene } from './walk-scene.tsx';

/** A walk around a block; the creator drew three of its sides. */
const THREE_SIDES = '(-37.81,144.96), (-37.812,144.96), (-37.812,144.963), (-37.81,144.963)';

beforeEach(() => {
  // A map without a size draws nothing.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});

afterEach(() => vi.restoreAllMocks());

async function showWalk(loop: boolean) {
  const g_walk = writeWalkSettings({ mode: 'ordered', loop, surroundings: 'town' });
  const guide = { ...GUIDE, g_path: THREE_SIDES, g_walk };
  const walkGuide = { ...WALK_GUIDE, guide, plan: planOf(guide, PLACES) };
  const nothingHeard = new Set<number>();
  const Scene = (_: PageProps<'walk'>) => (
    <WalkScene
      walkGuide={walkGuide}
      activeId={null}
      fromId={null}
      position={null}
      heard={nothingHeard}
      insets={{}}
      follow={[null, () => undefined]}
      onPick={() => undefined}
    />
  );
  // The map has no tiles.
  const replies = { getConfig: () => serverError() };
  await renderPage(Scene, { page: 'walk', guideId: 9 }, { replies });
}

/** The corners of the line on the map, in pixels. */
async function cornersOfLine(): Promise<readonly string[]> {
  return await waitFor(() => {
    const line = document.querySelector('path[stroke="blue"][fill="none"]');
    const corners = line?.getAttribute('d')?.match(/-?\d+ -?\d+/g) ?? [];
    expect(corners.length).toBeGreaterThan(2);
    return corners;
  });
}

it('shows the path of a walk as it was drawn', async () => {
  await showWalk(false);
  const corners = await cornersOfLine();
  expect(corners).toHaveLength(4);
  expect(corners.at(-1)).not.toBe(corners[0]);
});

it('shows the closing leg of a loop', async () => {
  await showWalk(true);
  const corners = await cornersOfLine();
  expect(corners).toHaveLength(5);
  expect(corners.at(-1)).toBe(corners[0]);
});
