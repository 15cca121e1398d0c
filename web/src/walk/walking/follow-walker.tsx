import type { Point } from '@laneway/domain/geo/point';
import { LocateButton } from '../../map/locate/locate-button.tsx';
import { useFollower } from '../../map/locate/use-follower.ts';
import type { Pin } from '../../map/pins/pin.ts';

export type FollowWalkerProps = {
  readonly pins: readonly Pin[];
  /** Where the walker is. */
  readonly point: Point;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** The button that has the map follow the walker, until they press it again or move the map. */
export function FollowWalker({ pins, point, isOn, onChange }: FollowWalkerProps) {
  useFollower(isOn ? { point, headingDegrees: null } : null, pins, () => onChange(false));
  return (
    <LocateButton
      look={{ name: 'Follow your location', isPressed: isOn, hint: null, icon: 'on' }}
      isBusy={false}
      onPress={() => onChange(!isOn)}
    />
  );
}
