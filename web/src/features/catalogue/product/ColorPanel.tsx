import classes from './styles.module.css';

interface ColorPanelProps {
  /** Colour as `#RRGGBB`; null without a value. */
  hex: string | null;
  /** Name of the colour. */
  name: string;
}

/** The colour of the product as a large area; hatched without a colour value. */
export function ColorPanel({ hex, name }: ColorPanelProps) {
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
