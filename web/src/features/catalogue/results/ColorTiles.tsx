import type { ResultColor } from '@cromia/domain/catalogue/search';
import { pickLocalizedText } from '@cromia/domain/languages';
import { useTexts } from '../../../i18n/use-texts';
import { ColorSwatch } from '../../../ui/product/ColorSwatch';
import { useRovingFocus } from '../../../ui/use-roving-focus';
import classes from './styles.module.css';

/** Up to this number, colours are labelled with their names; more colours only with their codes. */
const MAX_NAMED_COLORS = 4;

interface ColorTilesProps {
  label: string;
  colors: readonly ResultColor[];
  /** Number of all colours of the serial, including those not displayed. */
  total: number;
  chosen: string | undefined;
  onChoose: (color: ResultColor) => void;
}

/** Colours of a serial as swatches to choose from, one Tab stop. */
export function ColorTiles({ label, colors, total, chosen, onChoose }: ColorTilesProps) {
  const { language } = useTexts();
  const hasNames = total <= MAX_NAMED_COLORS;
  const { groupProps, getButtonProps } = useRovingFocus(
    colors.map(({ color }) => color),
    chosen,
  );
  return (
    <div
      {...groupProps}
      role="toolbar"
      className={hasNames ? classes.namedColors : classes.chart}
      aria-label={label}
    >
      {colors.map((color) => {
        const name = pickLocalizedText(color.colorDescription, language);
        return (
          <button
            key={color.color}
            {...getButtonProps(color.color)}
            type="button"
            className={hasNames ? classes.namedColor : classes.tile}
            aria-pressed={color.color === chosen}
            aria-label={`${color.color} ${name}`}
            title={name}
            onClick={() => onChoose(color)}
          >
            <ColorSwatch hex={color.hex} size={hasNames ? 44 : 40} />
            <span className={classes.colorLabel}>
              <span className={classes.colorCode} translate="no">
                {color.color}
              </span>
              {hasNames && <span className={classes.colorName}>{name}</span>}
            </span>
          </button>
        );
      })}
    </div>
  );
}
