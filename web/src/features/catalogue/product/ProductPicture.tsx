import { useState } from 'react';
import classes from './product.module.css';

/** Where the server keeps the pictures that products name (section 3, `lat`). */
const PICTURES = '/api/products/images';

interface ProductPictureProps {
  /** Picture of the product, null for none. */
  image: string | null;
  /** Colour as `#RRGGBB`, null where no value is known. */
  hex: string | null;
  /** Name of the colour. */
  name: string;
}

/** The product's picture, or else its colour, large enough to judge; a picture that fails gives way to the colour. */
export function ProductPicture({ image, hex, name }: ProductPictureProps) {
  const [failed, setFailed] = useState<string>();
  if (image !== null && image !== failed) {
    return (
      <img
        src={`${PICTURES}/${encodeURIComponent(image)}`}
        alt={name}
        className={classes.picture}
        onError={() => setFailed(image)}
      />
    );
  }
  return (
    <div
      className={classes.swatch}
      role="img"
      aria-label={name}
      data-unknown={hex === null || undefined}
      style={hex === null ? undefined : { backgroundColor: hex }}
    />
  );
}
