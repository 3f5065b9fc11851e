import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useBrand } from '../../shell';
import type { MapPosition } from '../use-visitor-position';
import { openMap, type SellerMapHandle } from './leaflet-map';

/**
 * Opens a map in the element of `container`.
 * @param places positions in view when the map opens; only those of the first render count
 */
export function useDealersMap(places: readonly MapPosition[]) {
  const { t } = useTexts('dealers');
  const brand = useBrand();
  const container = useRef<HTMLDivElement>(null);
  const initialPlaces = useRef(places);
  const [map, setMap] = useState<SellerMapHandle | null>(null);
  const [tilesFailed, setTilesFailed] = useState(false);
  const tiles = brand?.mapTilesUrl ?? null;
  const attribution = brand?.mapTilesAttribution ?? '';
  const zoomIn = t('dealers:map.zoomIn');
  const zoomOut = t('dealers:map.zoomOut');
  useEffect(() => {
    if (container.current === null) return;
    const openedMap = openMap(container.current, {
      tiles,
      attribution,
      places: initialPlaces.current,
      zoomIn,
      zoomOut,
      onTilesFail: () => setTilesFailed(true),
    });
    setMap(openedMap);
    return () => {
      setMap(null);
      openedMap.close();
    };
  }, [tiles, attribution, zoomIn, zoomOut]);
  return { container, map, tilesFailed };
}
