import type { ResultColor } from '@cromia/domain/catalogue/search';
import { pickLocalizedText } from '@cromia/domain/languages';
import { useTexts } from '../../../i18n/use-texts';
import { ColorSwatch } from '../../../ui/product/ColorSwatch';
import classes from './styles.module.css';

/** Up to this number, colours show their names; more are shown as swatches with codes. */
const NAMED_UP_TO = 4;

interface ColorTilesProps {
  label: string;
  colors: readonly ResultColor[];
  /** Number of all colours of the serial, shown or not. */
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
        const name = pickLocalizedText(color.colorDescription, language);
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
              <ColorSwatch hex={color.hex} size={named ? 44 : 40} />
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
