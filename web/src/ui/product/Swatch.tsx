import { useTexts } from '../../i18n/use-texts';
import classes from './Swatch.module.css';

interface SwatchProps {
  /** The real colour as `#RRGGBB`, or null when it is not known: then a neutral hatch, never a guess. */
  hex: string | null;
  /** Name of the colour for those who cannot see it; without one the swatch is decoration beside its name. */
  name?: string;
  /** Side in pixels. */
  size?: number;
}

/** A square of the real colour, with a hairline so that white and cream stay visible. */
export function Swatch({ hex, name, size = 20 }: SwatchProps) {
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
