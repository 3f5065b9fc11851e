import 'leaflet/dist/leaflet.css';
import { getMapLink } from '@cromia/domain/dealers/dealer';
import { Anchor, Text } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useBrand } from '../../shell';
import type { SellerWithDistance } from '../sort-sellers';
import classes from '../styles.module.css';
import type { MapPosition } from '../use-visitor-position';
import { type MapPins, openMap, type SellerMapHandle } from './leaflet-map';

interface SellerMapProps {
  sellers: readonly SellerWithDistance[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** The visitor's position, if shared. */
  position: MapPosition | null;
}

/** The dealers on a map: pins, clusters where many are close together, and the selected one below. */
export function SellerMap({ sellers, selected, onSelect, position }: SellerMapProps) {
  const { t } = useTexts('dealers');
  const brand = useBrand();
  const box = useRef<HTMLDivElement>(null);
  /** The dealers of the first render; the map moves to later ones. */
  const opening = useRef(sellers);
  const [map, setMap] = useState<SellerMapHandle | null>(null);
  const [tilesFailed, setTilesFailed] = useState(false);
  const tiles = brand?.mapTilesUrl ?? null;
  const attribution = brand?.mapTilesAttribution ?? '';
  const zoomIn = t('dealers:map.zoomIn');
  const zoomOut = t('dealers:map.zoomOut');
  useEffect(() => {
    if (box.current === null) return;
    const made = openMap(box.current, {
      tiles,
      attribution,
      places: opening.current,
      zoomIn,
      zoomOut,
      onTilesFail: () => setTilesFailed(true),
    });
    setMap(made);
    return () => {
      setMap(null);
      made.close();
    };
  }, [tiles, attribution, zoomIn, zoomOut]);

  const pins = useMemo<MapPins>(
    () => ({
      places: sellers.map(({ id, businessName, city, latitude, longitude }) => ({
        id,
        latitude,
        longitude,
        title: `${businessName}, ${city}`,
      })),
      clusterTitle: (count) => t('dealers:map.cluster', { count }),
      onSelect,
    }),
    [sellers, onSelect, t],
  );
  useEffect(() => map?.showPins(pins, selected), [map, pins, selected]);
  useEffect(() => {
    if (map === null) return;
    if (position !== null) map.goTo(position);
    else map.fit(pins.places);
  }, [map, position, pins]);
  const revealed = useRef<string | null>(null);
  useEffect(() => {
    if (selected === null) revealed.current = null;
    // Moves once per selection: another search or sorting must not undo the visitor's own panning.
    if (map === null || selected === revealed.current) return;
    const chosen = pins.places.find(({ id }) => id === selected);
    if (chosen === undefined) return;
    revealed.current = selected;
    map.reveal(chosen);
  }, [map, pins, selected]);

  const chosen = sellers.find(({ id }) => id === selected);
  return (
    <>
      <section ref={box} className={classes.map} aria-label={t('dealers:map.label')} />
      {tilesFailed && (
        <Text size="sm" c="dimmed" role="status" className={classes.mapNote}>
          {t('dealers:map.noTiles')}
        </Text>
      )}
      {chosen !== undefined && (
        <div className={classes.chosen} role="status">
          <div>
            <Text fw={600}>{chosen.businessName}</Text>
            <Text size="sm" c="dimmed">
              {chosen.street}, {chosen.postalCode} {chosen.city}
            </Text>
          </div>
          <Anchor href={getMapLink(chosen)} target="_blank" rel="noopener noreferrer">
            {t('dealers:openInMaps')}
          </Anchor>
        </div>
      )}
    </>
  );
}
