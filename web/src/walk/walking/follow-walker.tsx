import type { Point } from '@laneway/domain/geo/point';
import { LocateButton } from '../../map/locate/locate-button.tsx';
import { useFollower } from '../../map/locate/use-follower.ts';
import type { Pin } from '../../map/pins/pin.ts';

export type FollowWalkerProps = {
  /** The next or current place; null if unknown. */
  readonly target: Pin | null;
  /** The walker's position. */
  readonly point: Point;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** The button that makes the map follow the walker, until it is pressed again or the map is moved. */
export function FollowWalker({ target, point, isOn, onChange }: FollowWalkerProps) {
  return (
    <>
      {/* A new key for each place, so that the way to the next one comes into view. */}
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
