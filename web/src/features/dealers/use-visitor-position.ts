import { useEffect, useState } from 'react';

/** A position on the map, in degrees. */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

type PositionState = { state: 'idle' | 'pending' | 'denied' } | { state: 'located'; position: MapPosition };

const TIMEOUT_MS = 10_000;
/** Maximum age of a position from the browser's cache. */
const MAX_AGE_MS = 300_000;

/**
 * Provides the visitor's position on request. The position stays in the browser. `isSupported` tells whether the browser
 * supports geolocation.
 */
export function useVisitorPosition() {
  const [current, setCurrent] = useState<PositionState>({ state: 'idle' });
  // Starts as true: hydration must match the prerendered page.
  const [isSupported, setSupported] = useState(true);
  useEffect(() => setSupported('geolocation' in navigator && window.isSecureContext), []);
  const request = () => {
    setCurrent({ state: 'pending' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setCurrent({ state: 'located', position: { latitude, longitude } }),
      () => setCurrent({ state: 'denied' }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  };
  return {
    isSupported,
    state: current.state,
    position: current.state === 'located' ? current.position : null,
    request,
    clear: () => setCurrent({ state: 'idle' }),
  };
}
