import { useTexts } from '../../i18n/use-texts';
import classes from './Swatch.module.css';

interface ColorSwatchProps {
  /** The colour as `#RRGGBB`; null if unknown, displayed as a neutral hatch. */
  hex: string | null;
  /** Accessible name of the colour; without one the swatch is decorative. */
  name?: string;
  /** Side in pixels. */
  size?: number;
}

/** A square of the real colour, with a hairline so that white and cream stay visible. */
export function ColorSwatch({ hex, name, size = 20 }: ColorSwatchProps) {
  const { t } = useTexts();
  const label =
    hex === null ? t('common:product.unknownColor') : name && t('common:product.color', { color: name });
  const described = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      className={classes.swatch}
      data-unknown={hex === null || undefined}
      style={{ width: size, height: size, ...(hex === null ? {} : { backgroundColor: hex }) }}
      title={label}
      {...described}
    />
  );
}
