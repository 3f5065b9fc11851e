import { IMAGE_WIDTHS } from '@cromia/domain/product-images/image-width';
import { lazy, Suspense } from 'react';
import type { PicturedProduct } from './PackagingDrawing';
import classes from './ProductPicture.module.css';

const PackagingDrawing = lazy(() => import('./PackagingDrawing'));

/** A stored image: its name and stored version. */
interface ProductImage {
  lat: string;
  version: string;
}

/** The image of a product, from the two fields of an answer; null if none is stored. */
export function toProductImage(
  lat: string | null | undefined,
  version: string | null | undefined,
): ProductImage | null {
  return lat && version ? { lat, version } : null;
}

function buildImageUrl({ lat, version }: ProductImage, width: number): string {
  return `/api/products/images/${encodeURIComponent(lat)}?width=${width}&v=${version}`;
}

/** The `srcset` of an image. */
export function toSrcSet(image: ProductImage) {
  return {
    src: buildImageUrl(image, 320),
    srcSet: IMAGE_WIDTHS.map((width) => `${buildImageUrl(image, width)} ${width}w`).join(', '),
  };
}

interface ProductPictureProps {
  image: ProductImage | null;
  /** Drawn if there is no image. */
  drawn: PicturedProduct;
  /** Width of the picture on the page, as the HTML attribute `sizes`. */
  sizes: string;
  /** Text alternative; without it the picture is decorative, beside the product's name. */
  alt?: string;
  /** Loads at once, for the main picture of a page. */
  eager?: boolean;
}

/** The image of a product, or a drawing of its packaging in its colour. It fills the width, as a square. */
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
      {...toSrcSet(image)}
      sizes={sizes}
      width={640}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
