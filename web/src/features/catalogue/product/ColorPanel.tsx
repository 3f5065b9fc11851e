import classes from './styles.module.css';

interface ColorPanelProps {
  /** Colour as `#RRGGBB`, null where no value is known. */
  hex: string | null;
  /** Name of the colour. */
  name: string;
}

/** The colour of the product as a large area; hatched when not known. */
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
