import { getMapLink } from '@cromia/domain/dealers/dealer';
import { Anchor, Text } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { SellerWithDistance } from '../sort-sellers';
import classes from '../styles.module.css';
import type { MapPosition } from '../use-visitor-position';
import type { MapPins } from './leaflet-map';
import { useDealersMap } from './use-dealers-map';

interface SellerMapProps {
  sellers: readonly SellerWithDistance[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** The visitor's position, if shared. */
  position: MapPosition | null;
  /** Whether a filter is set: only a filter or the visitor's position moves the map (contract, section 2). */
  isFiltered: boolean;
}

/** Map of the dealers: pins, clusters of overlapping pins, and the selected dealer below the map. */
export function SellerMap({ sellers, selected, onSelect, position, isFiltered }: SellerMapProps) {
  const { t } = useTexts('dealers');
  // A filter brings its dealers into view when the map opens.
  const { container, map, tilesFailed } = useDealersMap(isFiltered ? sellers : []);
  /** Whether the map has moved to a filter or a position, from which it returns. */
  const hasMoved = useRef(isFiltered);
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
    else if (isFiltered) map.fit(pins.places);
    else if (hasMoved.current) map.showDefault();
    hasMoved.current = position !== null || isFiltered;
  }, [map, position, pins, isFiltered]);
  const revealedId = useRef<string | null>(null);
  useEffect(() => {
    if (selected === null) revealedId.current = null;
    // Moves once per selection, so that another search or order does not undo the visitor's panning.
    if (map === null || selected === revealedId.current) return;
    const selectedSeller = pins.places.find(({ id }) => id === selected);
    if (selectedSeller === undefined) return;
    revealedId.current = selected;
    map.reveal(selectedSeller);
  }, [map, pins, selected]);

  const selectedSeller = sellers.find(({ id }) => id === selected);
  return (
    <>
      <section ref={container} className={classes.map} aria-label={t('dealers:map.label')} />
      {tilesFailed && (
        <Text size="sm" c="dimmed" role="status" className={classes.mapNote}>
          {t('dealers:map.noTiles')}
        </Text>
      )}
      {selectedSeller !== undefined && (
        <div className={classes.selectedSeller} role="status">
          <div>
            <Text fw={600}>{selectedSeller.businessName}</Text>
            <Text size="sm" c="dimmed">
              {selectedSeller.street}, {selectedSeller.postalCode} {selectedSeller.city}
            </Text>
          </div>
          <Anchor href={getMapLink(selectedSeller)} target="_blank" rel="noopener noreferrer">
            {t('dealers:openInMaps')}
          </Anchor>
        </div>
      )}
    </>
  );
}
