import { locationFaultText } from '../location/location-fault.ts';
import { useUserLocation } from '../location/use-user-location.ts';
import { Toast, ToastPlace } from './toast.tsx';

/** Says in words why the visitor is not on the map, for as long as they want to be. */
export function LocationNotice() {
  const { state, turnOff } = useUserLocation();
  return (
    <ToastPlace>
      {state.kind === 'failed' && (
        <Toast tone="plain" text={locationFaultText(state.fault)} onDismiss={turnOff} />
      )}
    </ToastPlace>
  );
}
