import type { Point } from '@laneway/domain/geo/point';
import { LocateButton } from '../../map/locate/locate-button.tsx';
import { useFollower } from '../../map/locate/use-follower.ts';
import type { Pin } from '../../map/pins/pin.ts';

export type FollowWalkerProps = {
  /** Where they go, or are; null if that isn't known. */
  readonly target: Pin | null;
  /** Where the walker is. */
  readonly point: Point;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** The button that has the map follow the walker, until they press it again or move the map. */
export function FollowWalker({ target, point, isOn, onChange }: FollowWalkerProps) {
  return (
    <>
      {/* Another for each place, so that the way to the next comes into view. */}
      {isOn && (
        <Following key={target?.id} target={target} point={point} onMoved={() => onChange(false)} />
      )}
      <LocateButton
        look={{ name: 'Follow your location', isPressed: isOn, hint: null, icon: 'on' }}
        isBusy={false}
        onPress={() => onChange(!isOn)}
      />
    </>
  );
}

type FollowingProps = Pick<FollowWalkerProps, 'target' | 'point'> & {
  readonly onMoved: () => void;
};

function Following({ target, point, onMoved }: FollowingProps) {
  useFollower({ point, headingDegrees: null }, target === null ? [] : [target], onMoved);
  return null;
}
