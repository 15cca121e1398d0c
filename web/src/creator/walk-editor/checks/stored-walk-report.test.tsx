// @vitest-environment happy-dom
import type { GuideWalkReport, WalkFinding, WalkReportState } from '@laneway/contract/walks';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { connectionLost, type Replies } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../../ui/testing/render-page.test-data.tsx';
import type { Audience } from './finding-list.tsx';
import { StoredWalkReport } from './stored-walk-report.tsx';
import {
  LONG_SILENCE,
  OFTEN_MISSED,
  SILENT_WALK,
  someStop,
  storedReport,
} from './walk-report.test-data.ts';

const names = new Map([
  [21, '1. Princes Bridge'],
  [22, '2. Banana Alley'],
]);

async function show(audience: Audience, stored: GuideWalkReport, replies: Replies = {}) {
  const onSelect = vi.fn();
  const Page = () => (
    <StoredWalkReport pendingGuideId={12} audience={audience} names={names} onSelect={onSelect} />
  );
  const page = await renderPage(
    Page,
    { page: 'guidesHomePage' },
    { role: 'admin', replies: { getWalkReport: () => stored, ...replies } },
  );
  return { ...page, onSelect };
}
const stateOf = (state: WalkReportState): GuideWalkReport => ({ ...SILENT_WALK, state });

describe('a stored report', () => {
  it('has a summary, each place, the findings and their basis', async () => {
    const bad = someStop(22, { grade: 'red', missed: 140 });
    const { user, onSelect } = await show(
      'reviewer',
      storedReport([someStop(21), bad], [OFTEN_MISSED, LONG_SILENCE]),
    );
    await screen.findByText('992 of 1,000 walkers hear every place in time.');
    screen.getByText(/^1,000 simulated walks\. Surroundings: town streets\./);
    const rows = within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent.slice(0, 29))).toEqual([
      '1. Princes BridgeReliableIn t',
      '2. Banana AlleyOften missedIn',
    ]);
    const against = screen.getByRole('region', { name: 'To fix before publishing' });
    expect(against.textContent).toContain('only started in time for 84% of walkers');
    expect(screen.getByRole('region', { name: 'Worth a look' }).textContent).toContain('6 min');
    await user.click(within(against).getByRole('button', { name: 'Show 2. Banana Alley' }));
    expect(onSelect).toHaveBeenCalledWith(22);
    expect(screen.queryByRole('button', { name: /Simulate/ })).toBeNull();
  });

  it('shows that a place doesn’t start by itself', async () => {
    await show('creator', storedReport([someStop(21, { passes: 0 })]));
    await screen.findByText('Doesn’t start by itself');
    expect(screen.queryByText('In time')).toBeNull();
  });

  it('shows that a place has no audio, and that it isn’t counted', async () => {
    const silent: WalkFinding = {
      ...LONG_SILENCE,
      kind: 'noAudio',
      what: '“Princes Bridge” has no audio, so nothing plays there.',
    };
    await show('creator', storedReport([someStop(21, { passes: 0 }), someStop(22)], [silent]));
    await screen.findByText('992 of 1,000 walkers hear every place that starts by itself in time.');
    screen.getByText('No audio');
    screen.getByText(/has no audio, so nothing plays there\.$/);
  });

  it.each<[Audience, WalkReportState, RegExp, string | null]>([
    ['reviewer', 'off', /^Its creator turned walking off/, null],
    ['reviewer', 'silent', /^No place starts by itself/, null],
    ['reviewer', 'none', /Publishing does it first\.$/, 'Simulate walks'],
    ['reviewer', 'waiting', /^We’re simulating walks/, null],
    ['reviewer', 'failed', /check where its places start before you publish/, 'Simulate again'],
    ['creator', 'off', /^You’ve turned walking off/, null],
    ['creator', 'silent', /^No place starts by itself/, null],
    ['creator', 'none', /again when you submit\.$/, null],
    ['creator', 'waiting', /^We’re simulating walks/, null],
    ['creator', 'failed', /Our reviewers will check it by hand\.$/, null],
  ])('shows a %s that it is %s', async (audience, state, text, action) => {
    await show(audience, stateOf(state));
    await screen.findByText(text);
    expect(screen.queryByRole('button')?.textContent ?? null).toBe(action);
  });

  it('is requested by a reviewer if there is none', async () => {
    const { user } = await show('reviewer', stateOf('failed'), {
      requestWalkReport: () => stateOf('waiting'),
    });
    await user.click(await screen.findByRole('button', { name: 'Simulate again' }));
    await screen.findByText(/^We’re simulating walks/);
  });

  it('shows that the request failed', async () => {
    const { user } = await show('reviewer', stateOf('none'), { requestWalkReport: connectionLost });
    await user.click(await screen.findByRole('button', { name: 'Simulate walks' }));
    await screen.findByText('We couldn’t start that. Try again.');
  });

  it('says when it couldn’t be loaded, and tries again', async () => {
    const { user, server } = await show('creator', SILENT_WALK, { getWalkReport: connectionLost });
    await screen.findByText('We can’t connect. Check your internet and try again.');
    server.replies = { getWalkReport: () => stateOf('waiting') };
    await user.click(button('Try again'));
    await screen.findByText(/^We’re simulating walks/);
  });

  it('shows the findings of the plan while there is no report', async () => {
    await show('creator', { ...stateOf('none'), findings: [OFTEN_MISSED] });
    await screen.findByRole('region', { name: 'Needed before you submit' });
  });
});
