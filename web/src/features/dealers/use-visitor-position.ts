import { useEffect, useState } from 'react';

/** A place on the map. */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

type Asked = { state: 'idle' | 'asking' | 'refused' } | { state: 'known'; position: MapPosition };

const PATIENCE_MS = 10_000;
/** Oldest position that is accepted from the browser's cache. */
const OLDEST_MS = 300_000;

/**
 * The visitor's position on request; it stays in this page and is sent nowhere. `offered` says whether the browser
 * supports it.
 */
export function useVisitorPosition() {
  const [asked, setAsked] = useState<Asked>({ state: 'idle' });
  // Starts as true: hydration must match the prerendered page.
  const [offered, setOffered] = useState(true);
  useEffect(() => setOffered('geolocation' in navigator && window.isSecureContext), []);
  const ask = () => {
    setAsked({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setAsked({ state: 'known', position: { latitude, longitude } }),
      () => setAsked({ state: 'refused' }),
      { timeout: PATIENCE_MS, maximumAge: OLDEST_MS },
    );
  };
  return {
    offered,
    state: asked.state,
    position: asked.state === 'known' ? asked.position : null,
    ask,
    forget: () => setAsked({ state: 'idle' }),
  };
}
