import {
  FRAME_PATH,
  FRAME_WIDTH,
  PICTOGRAM_COLORS,
  PICTOGRAM_SIZE,
  PICTOGRAM_SYMBOLS,
} from '@cromia/domain/hazards/pictogram-drawing';
import type { Pictogram } from '@cromia/domain/hazards/pictograms';
import { useTexts } from '../../../i18n/use-texts';
import classes from './label.module.css';

/** One pictogram of the CLP Regulation: a red diamond with a black symbol, in the same colours in every scheme. */
function PictogramDrawing({ pictogram }: { pictogram: Pictogram }) {
  const { t } = useTexts('hazards');
  const name = t(`hazards:pictogram.${pictogram}`);
  return (
    <svg viewBox={`0 0 ${PICTOGRAM_SIZE} ${PICTOGRAM_SIZE}`} role="img" aria-label={name}>
      <title>{name}</title>
      <path
        d={FRAME_PATH}
        fill={PICTOGRAM_COLORS.ground}
        stroke={PICTOGRAM_COLORS.frame}
        strokeWidth={FRAME_WIDTH}
      />
      {PICTOGRAM_SYMBOLS[pictogram].map(({ path, color }) => (
        <path key={path} d={path} fill={PICTOGRAM_COLORS[color]} fillRule="evenodd" />
      ))}
    </svg>
  );
}

interface PictogramsProps {
  pictograms: readonly Pictogram[];
  /** `label` is at least 1 cm wide, as the CLP Regulation requires; `line` fits a line of a list. */
  size: 'label' | 'line';
}

/** The pictograms of a product; nothing without any. */
export function Pictograms({ pictograms, size }: PictogramsProps) {
  if (pictograms.length === 0) return null;
  return (
    <span className={classes.pictograms} data-size={size} data-pictograms>
      {pictograms.map((pictogram) => (
        <PictogramDrawing key={pictogram} pictogram={pictogram} />
      ))}
    </span>
  );
}
