import { createLazyModule } from '../../ui/lazy-module.ts';

export const lazyWalkBar = createLazyModule(async () => (await import('./walk-bar.tsx')).WalkBar);
