import { useFormats } from '../../i18n/format';
import classes from './PackagingDrawing.module.css';
import { choosePackagingShape, type Packaging } from './packaging-shape';
import bottle from './packagings/bottle.svg?no-inline';
import bucket from './packagings/bucket.svg?no-inline';
import drum from './packagings/drum.svg?no-inline';
import spray from './packagings/spray.svg?no-inline';
import tin from './packagings/tin.svg?no-inline';

export interface PicturedProduct extends Packaging {
  /** Written on the label. */
  serial: string;
  /** Colour as `#RRGGBB`; null if colourless or not known. */
  hex: string | null;
}

/** The drawing of each shape, its upper edge, and the place of its label: x, y, width and height. */
const DRAWINGS = {
  tin: { file: tin, top: 50, label: [82, 112, 76, 62] },
  bucket: { file: bucket, top: 36, label: [84, 140, 72, 50] },
  drum: { file: drum, top: 19, label: [84, 106, 72, 46] },
  spray: { file: spray, top: 18, label: [91, 114, 58, 56] },
  bottle: { file: bottle, top: 22, label: [86, 122, 68, 56] },
} as const;

/** Height of a tin's handle above its lid. */
const HANDLE_HEIGHT = 17;
/** Lower edge of every shape, including its shadow. */
const BOTTOM = 226;
const CENTRE = 120;

/**
 * A drawing of a product's packaging in its colour, for products without a photograph. It is decorative. The files
 * draw the painted parts in `currentColor`; everything else has the same colour in both schemes.
 */
export default function PackagingDrawing({ product }: { product: PicturedProduct }) {
  const { quantity } = useFormats();
  const { shape, scale, hasHandle } = choosePackagingShape(product);
  const { file, top, label } = DRAWINGS[shape];
  const handle = hasHandle && shape === 'tin';
  const middle = (top - (handle ? HANDLE_HEIGHT : 0) + BOTTOM) / 2;
  const [x, y, width, height] = label;
  const { serial, hex, qta, um } = product;
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 240 240"
      aria-hidden
      data-shape={shape}
      color={hex ?? undefined}
    >
      <g transform={`translate(${CENTRE - CENTRE * scale} ${CENTRE - middle * scale}) scale(${scale})`}>
        {handle && <use href={`${file}#handle`} />}
        <use href={`${file}#packaging`} />
        {handle && <use href={`${file}#handle-ends`} />}
        <rect x={x} y={y} width={width} height={height} rx="4" className={classes.label} />
        <rect x={x} y={y} width={width} height="6" rx="2" className={classes.labelEdge} />
        <text x={x + width / 2} y={y + height * 0.58} className={classes.serial}>
          {serial}
        </text>
        <text x={x + width / 2} y={y + height * 0.86} className={classes.content}>
          {quantity(qta, um)}
        </text>
      </g>
    </svg>
  );
}
