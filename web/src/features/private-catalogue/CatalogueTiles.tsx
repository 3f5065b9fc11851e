import { pickLocalizedText } from '@cromia/domain/languages';
import type { CatalogueTile } from '@cromia/domain/private-catalogue/tree';
import { Skeleton, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts';
import { Pictograms } from '../hazards';
import { NodePicture } from './NodePicture';
import classes from './styles.module.css';

/** Number of tiles visible without scrolling. */
const VISIBLE_TILES = 6;
const SKELETON_TILES = [0, 1, 2, 3, 4, 5];

/** Placeholder while tiles load. */
export function TilesSkeleton() {
  return (
    <div className={classes.tiles} aria-busy>
      {SKELETON_TILES.map((tile) => (
        <Skeleton key={tile} height={240} radius="md" />
      ))}
    </div>
  );
}

/** The children of a category, categories and products, as tiles. */
export function CatalogueTiles({ tiles }: { tiles: readonly CatalogueTile[] }) {
  const { t, language } = useTexts('private-catalogue');
  return (
    <ul className={classes.tiles}>
      {tiles.map((tile, index) => (
        <li key={tile.path}>
          <Link className={classes.tile} to="/products-search/b2c" search={{ path: tile.path }}>
            <NodePicture node={tile} width={320} eager={index < VISIBLE_TILES} />
            <span className={classes.tileText}>
              <span className={classes.tileName}>{pickLocalizedText(tile.name, language)}</span>
              <Text span size="sm" c="dimmed">
                {tile.isCategory
                  ? t('private-catalogue:products', { count: tile.products })
                  : [tile.brand, tile.code].filter(Boolean).join(' · ')}
              </Text>
              <Pictograms pictograms={tile.hazard?.pictograms ?? []} size="line" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
