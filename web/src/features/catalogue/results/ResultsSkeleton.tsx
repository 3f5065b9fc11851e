import { Skeleton } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import classes from './styles.module.css';

const CARDS = [0, 1, 2, 3];
const TILES = Array.from({ length: 14 }, (_, tile) => tile);

/** Placeholder while results load. */
export function ResultsSkeleton() {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('common:states.loading')} className={classes.list}>
      <Skeleton height={20} width={160} />
      {CARDS.map((card) => (
        <div key={card} className={classes.card}>
          <div className={classes.head}>
            <Skeleton className={classes.picture} height="auto" />
            <div>
              <Skeleton height={22} width="70%" mb={8} />
              <Skeleton height={14} width="45%" />
            </div>
          </div>
          <div className={classes.chart}>
            {TILES.map((tile) => (
              <Skeleton key={tile} height={64} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
