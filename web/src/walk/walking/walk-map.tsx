import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The map of a walk. */
export const WalkMap = lazyComponent(async () => (await import('./walk-scene.tsx')).WalkScene);
