import type { CatalogueTile } from '@cromia/domain/private-catalogue/tree';
import type { ImageWidth } from '@cromia/domain/product-images/image-width';
import { IconPaint } from '@tabler/icons-react';
import { useState } from 'react';
import { BASE_PATH } from '../../base-path';
import PackagingDrawing from '../../ui/picture/PackagingDrawing';
import classes from './styles.module.css';

interface NodePictureProps {
  node: Pick<CatalogueTile, 'code' | 'image' | 'isCategory' | 'drawnAs'>;
  /** Width of the requested image, at least the displayed width. */
  width: ImageWidth;
  /** Set for the first row; other pictures load lazily. */
  eager?: boolean;
}

/** A serial has four characters at most; longer codes do not fit on a label. */
const MAX_LABEL_LENGTH = 4;
/** The drawing for products of the tree that the catalogue does not contain. */
const TIN = { um: 'l', qta: 2.5, hex: null };

/** URL of a picture: categories have static files; product images are named without extension. Null without an image. */
function buildImageUrl({ image, isCategory }: NodePictureProps['node'], width: ImageWidth): string | null {
  if (image === null) return null;
  if (isCategory) return `${BASE_PATH}/private-catalogue/${image}`;
  return `/api/products/images/${encodeURIComponent(image.replace(/\.[^.]+$/, ''))}?width=${width}`;
}

/** The picture of a node, decorative beside its name; a drawing replaces a missing one. */
export function NodePicture({ node, width, eager = false }: NodePictureProps) {
  const [missingImage, setMissingImage] = useState<string | null>(null);
  const { code, image, isCategory, drawnAs } = node;
  const source = buildImageUrl(node, width);
  return (
    <span className={classes.frame}>
      {isCategory ? (
        <span className={classes.categoryIcon} aria-hidden>
          <IconPaint size={40} stroke={1.25} />
        </span>
      ) : (
        <PackagingDrawing
          product={{ ...(drawnAs ?? TIN), serial: code.length > MAX_LABEL_LENGTH ? '' : code }}
        />
      )}
      {source !== null && missingImage !== image && (
        <img
          className={classes.picture}
          data-fits={!isCategory || undefined}
          src={source}
          alt=""
          width={320}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setMissingImage(image)}
        />
      )}
    </span>
  );
}
