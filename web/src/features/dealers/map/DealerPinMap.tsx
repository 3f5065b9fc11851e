import { Button, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import classes from '../styles.module.css';
import type { MapPosition } from '../use-visitor-position';
import { useDealersMap } from './use-dealers-map';

interface DealerPinMapProps {
  position: MapPosition | null;
  /** Whether the position is only that of the postal code. */
  isApproximate: boolean;
  onMove: (position: MapPosition) => void;
}

/** Map on which staff put the pin of a dealer. */
export function DealerPinMap({ position, isApproximate, onMove }: DealerPinMapProps) {
  const { t } = useTexts('dealers', 'dealers-desk');
  const { container, map, tilesFailed } = useDealersMap(position === null ? [] : [position]);
  const title = t('dealers-desk:pin.title');
  const reportMove = useEffectEvent(onMove);
  useEffect(() => {
    map?.showMovablePin({ position, title, onMove: (moved) => reportMove(moved) }, isApproximate);
  }, [map, position, title, isApproximate]);
  return (
    <div className={classes.mapBox}>
      <section ref={container} className={classes.map} aria-label={t('dealers-desk:pin.label')} data-small />
      {tilesFailed && (
        <Text size="sm" c="dimmed" role="status" className={classes.mapNote}>
          {t('dealers:map.noTiles')}
        </Text>
      )}
      {position === null && map !== null && (
        <Group mt="xs">
          <Button variant="default" onClick={() => onMove(map.readCenter())}>
            {t('dealers-desk:pin.putInCenter')}
          </Button>
        </Group>
      )}
    </div>
  );
}
