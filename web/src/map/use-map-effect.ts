import { useEffect, useLayoutEffect } from 'react';
import { isAppStoredHere } from '../ui/is-app-stored-here.ts';

/**
 * For what makes the map. On a first visit the page in front of it is there already and has to respond, so that each
 * step comes by itself. Where all of it comes from the device, the map is made before the first paint: on a phone, each
 * frame without it would take as long as making it.
 */
export const useMapEffect = isAppStoredHere() ? useLayoutEffect : useEffect;
