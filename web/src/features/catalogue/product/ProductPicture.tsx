import classes from './product.module.css';

interface ProductPictureProps {
  /** Colour as `#RRGGBB`, null where no value is known. */
  hex: string | null;
  /** Name of the colour. */
  name: string;
}

/** The product as its colour, large enough to judge; hatched where the colour is not known. */
export function ProductPicture({ hex, name }: ProductPictureProps) {
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
