import type { CatalogueTile } from '@cromia/domain/private-catalogue/tree';
import type { ImageWidth } from '@cromia/domain/product-images/image-width';
import { IconPaint } from '@tabler/icons-react';
import { useState } from 'react';
import { BASE_PATH } from '../../base-path';
import PackagingDrawing from '../../ui/picture/PackagingDrawing';
import classes from './styles.module.css';

interface NodePictureProps {
  node: Pick<CatalogueTile, 'code' | 'image' | 'isCategory' | 'drawnAs'>;
  /** Width of the requested image: at least that of the picture on the page. */
  width: ImageWidth;
  /** Set for the first row; other pictures load lazily. */
  eager?: boolean;
}

/** A serial has four characters at most; longer codes have no room on a label. */
const LABEL_LENGTH = 4;
/** Drawn for products of the tree that the catalogue does not contain. */
const TIN = { um: 'l', qta: 2.5, hex: null };

/** Pictures of categories are static files; images of products are found by their name without extension. */
function sourceOf({ image, isCategory }: NodePictureProps['node'], width: ImageWidth): string | null {
  if (image === null) return null;
  if (isCategory) return `${BASE_PATH}/private-catalogue/${image}`;
  return `/api/products/images/${encodeURIComponent(image.replace(/\.[^.]+$/, ''))}?width=${width}`;
}

/** The picture of a node, decorative beside its name; a drawing replaces a missing one. */
export function NodePicture({ node, width, eager = false }: NodePictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const { code, image, isCategory, drawnAs } = node;
  const source = sourceOf(node, width);
  return (
    <span className={classes.frame}>
      {isCategory ? (
        <span className={classes.noPicture} aria-hidden>
          <IconPaint size={40} stroke={1.25} />
        </span>
      ) : (
        <PackagingDrawing product={{ ...(drawnAs ?? TIN), serial: code.length > LABEL_LENGTH ? '' : code }} />
      )}
      {source !== null && missing !== image && (
        <img
          className={classes.picture}
          data-fits={!isCategory || undefined}
          src={source}
          alt=""
          width={320}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setMissing(image)}
        />
      )}
    </span>
  );
}
