import { lazyComponent } from '../../ui/lazy-component.tsx';

export const WalkMap = lazyComponent(async () => (await import('./walk-scene.tsx')).WalkScene);
