// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { SharedPlaceNote } from './shared-place-note.tsx';

const TEXT = 'The place you were sent is part of this guide.';

it.each([
  ['of this guide is mentioned', () => ({ g_id: 7 }), 1],
  ['of another guide is not', () => ({ g_id: 8 }), 0],
  ['that does not exist is not', () => refusal('not_found'), 0],
])('a shared place %s', async (_which, reply, times) => {
  let isAsked = false;
  await renderPage(
    () => <SharedPlaceNote guideId={7} placeId={12} />,
    { page: 'guidesHomePage' },
    {
      replies: {
        getGuideOfPlace: () => {
          isAsked = true;
          return reply();
        },
      },
    },
  );
  await waitFor(() => expect(isAsked).toBe(true));
  await waitFor(() => expect(screen.queryAllByText(TEXT)).toHaveLength(times));
});
