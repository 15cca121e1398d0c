import { locationErrorText } from '../location/location-error.ts';
import { useUserLocation } from '../location/use-user-location.ts';
import { Toast, ToastPlace } from './toast.tsx';

/** Says in words why the visitor is not on the map, for as long as they want to be. */
export function LocationToast() {
  const { state, turnOff } = useUserLocation();
  return (
    <ToastPlace>
      {state.kind === 'failed' && (
        <Toast tone="plain" text={locationErrorText(state.error)} onDismiss={turnOff} />
      )}
    </ToastPlace>
  );
}
