import { createLazyModule } from '../ui/lazy-module.ts';

export const lazyStartWalk = createLazyModule(
  async () => (await import('./start-walk-button.tsx')).StartWalkButton,
);
