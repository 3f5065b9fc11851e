import { useEffect, useState } from 'react';

/** A place on the map. */
export interface Position {
  latitude: number;
  longitude: number;
}

type Asked = { state: 'idle' | 'asking' | 'refused' } | { state: 'known'; position: Position };

const PATIENCE_MS = 10_000;
/** A position of some minutes ago finds the same shops. */
const OLDEST_MS = 300_000;

/**
 * Where the visitor is, once they ask for it; it stays in this page and is sent nowhere. `offered` tells whether the
 * browser can know it at all.
 */
export function useNearMe() {
  const [asked, setAsked] = useState<Asked>({ state: 'idle' });
  // Offered until the browser was asked: hydration must find the page that was prerendered.
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
