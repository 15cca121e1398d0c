import { useEffect, useLayoutEffect } from 'react';
import { isAppStoredHere } from '../ui/is-app-stored-here.ts';

/**
 * The effect hook that creates the map. On a first visit the page in front of it is already there and has to respond,
 * so each step runs separately. If everything comes from the device, the map is created before the first paint: on a
 * phone, each frame without it would take as long as creating it.
 */
export const useMapEffect = isAppStoredHere() ? useLayoutEffect : useEffect;
