// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { currentEntry, openOverlay } from './nav-state.ts';
import { createNavStore } from './nav-store.ts';
import { NavigationProvider, useNavigation, useNavState } from './navigation-context.tsx';

afterEach(cleanup);

function setUp() {
  const renders = { commands: 0, page: 0, overview: 0, role: 0 };
  const count = (name: keyof typeof renders, use: () => unknown) => () => {
    use();
    renders[name] += 1;
    return null;
  };
  let navigation: ReturnType<typeof useNavigation> | null = null;
  const Commands = count('commands', () => {
    navigation = useNavigation();
  });
  const PageName = count('page', () => useNavState((state) => currentEntry(state).page));
  const Overview = count('overview', () =>
    useNavState((state) => openOverlay(state, 'guideOverview')),
  );
  const Role = count('role', () => useNavState((state) => state.role));
  render(
    <NavigationProvider store={createNavStore()}>
      <Commands />
      <PageName />
      <Overview />
      <Role />
    </NavigationProvider>,
  );
  const move = (go: (commands: NonNullable<typeof navigation>) => void) => {
    if (navigation === null) throw new Error('The component has rendered.');
    const before = { ...renders };
    const commands = navigation;
    act(() => go(commands));
    return (Object.keys(renders) as (keyof typeof renders)[]).filter(
      (name) => renders[name] !== before[name],
    );
  };
  return { renders, move };
}

it('rerenders only components that read what a move changes, and never those that only call commands', () => {
  const { renders, move } = setUp();
  expect(move(({ pickGuide }) => pickGuide(1))).toEqual(['overview']);
  expect(move(({ openPage }) => openPage({ page: 'allGuides', view: null }))).toEqual([
    'page',
    'overview',
  ]);
  expect(move(({ setRole }) => setRole('creator'))).toEqual(['role']);
  expect(move(({ back }) => back())).toEqual(['page', 'overview']);
  expect(move(({ back }) => back())).toEqual(['overview']);
  expect(renders).toEqual({ commands: 1, page: 3, overview: 5, role: 2 });
});

it('throws outside a provider', () => {
  const Lost = () => {
    useNavigation();
    return null;
  };
  expect(() => render(<Lost />)).toThrow('NavigationProvider');
});
