import { IMAGE_WIDTHS } from '@cromia/domain/product-images/image-width';
import { lazy, Suspense } from 'react';
import type { PicturedProduct } from './PackagingDrawing';
import classes from './ProductPicture.module.css';

const PackagingDrawing = lazy(() => import('./PackagingDrawing'));

/** A stored image: its name and the version that is stored. */
interface ProductImage {
  lat: string;
  version: string;
}

/** The image of a product that answers name by two fields; null where none is stored. */
export function productImage(
  lat: string | null | undefined,
  version: string | null | undefined,
): ProductImage | null {
  return lat && version ? { lat, version } : null;
}

function addressOf({ lat, version }: ProductImage, width: number): string {
  return `/api/products/images/${encodeURIComponent(lat)}?width=${width}&v=${version}`;
}

/** Where the browser finds an image in each width. */
export function srcSetOf(image: ProductImage) {
  return {
    src: addressOf(image, 320),
    srcSet: IMAGE_WIDTHS.map((width) => `${addressOf(image, width)} ${width}w`).join(', '),
  };
}

interface ProductPictureProps {
  image: ProductImage | null;
  /** Drawn where there is no image. */
  drawn: PicturedProduct;
  /** Width of the picture on the page, as `sizes` of HTML has it. */
  sizes: string;
  /** Says what the picture shows; without it the picture is decoration beside the product's name. */
  alt?: string;
  /** Asked for at once: for the one that a page is about. */
  eager?: boolean;
}

/** The image of a product, or its packaging drawn in its colour. It fills the width, and is as high as it is wide. */
export function ProductPicture({ image, drawn, sizes, alt = '', eager = false }: ProductPictureProps) {
  if (image === null) {
    const described = alt === '' ? {} : { role: 'img', 'aria-label': alt };
    return (
      <span className={classes.picture} {...described}>
        <Suspense>
          <PackagingDrawing product={drawn} />
        </Suspense>
      </span>
    );
  }
  return (
    <img
      className={`${classes.picture} ${classes.photo}`}
      alt={alt}
      {...srcSetOf(image)}
      sizes={sizes}
      width={640}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
