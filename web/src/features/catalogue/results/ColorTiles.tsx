import type { ResultColor } from '@cromia/domain/catalogue/search';
import { localized } from '@cromia/domain/languages';
import { useTexts } from '../../../i18n/use-texts';
import { Swatch } from '../../../ui/product/Swatch';
import classes from './results.module.css';

/** Few colours have room for their names; many stand as a chart of swatches over their codes. */
const NAMED_UP_TO = 4;

interface ColorTilesProps {
  label: string;
  colors: readonly ResultColor[];
  /** Colours of the serial in all, shown or not. */
  total: number;
  chosen: string | undefined;
  onChoose: (color: ResultColor) => void;
}

/** Colours of a serial as swatches to choose from. */
export function ColorTiles({ label, colors, total, chosen, onChoose }: ColorTilesProps) {
  const { language } = useTexts();
  const named = total <= NAMED_UP_TO;
  return (
    <ul className={named ? classes.namedColors : classes.chart} aria-label={label}>
      {colors.map((color) => {
        const name = localized(color.colorDescription, language);
        return (
          <li key={color.color}>
            <button
              type="button"
              className={named ? classes.namedColor : classes.tile}
              aria-pressed={color.color === chosen}
              aria-label={`${color.color} ${name}`}
              title={name}
              onClick={() => onChoose(color)}
            >
              <Swatch hex={color.hex} size={named ? 44 : 40} />
              <span className={classes.colorWords}>
                <span className={classes.colorCode} translate="no">
                  {color.color}
                </span>
                {named && <span className={classes.colorName}>{name}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
