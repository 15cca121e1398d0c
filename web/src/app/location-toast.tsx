import { locationErrorText } from '../core/location/location-error.ts';
import { useUserLocation } from '../core/location/use-user-location.ts';
import { Toast, ToastPlace } from './toast.tsx';

/** Explains why the visitor isn't on the map while location is switched on. */
export function LocationToast() {
  const { state, turnOff } = useUserLocation();
  return (
    <ToastPlace shown={state.kind}>
      {state.kind === 'failed' && (
        <Toast tone="plain" text={locationErrorText(state.error)} onDismiss={turnOff} />
      )}
    </ToastPlace>
  );
}
