import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { WalkSceneProps } from './walk-scene.tsx';

const scene = createLazyModule(async () => (await import('./walk-scene.tsx')).WalkScene);

/** The map of a walk. */
export function WalkMap(props: WalkSceneProps) {
  return <LazyPart module={scene} props={props} fallback={null} />;
}
