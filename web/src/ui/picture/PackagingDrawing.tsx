import { useFormats } from '../../i18n/format';
import classes from './PackagingDrawing.module.css';
import { BOTTOM, DRAWINGS, HANDLE_HEIGHT } from './packaging-drawings';
import { choosePackagingShape, type Packaging } from './packaging-shape';

const CENTRE = 120;

export interface PicturedProduct extends Packaging {
  /** Written on the label. */
  serial: string;
  /** Colour as `#RRGGBB`; null if colourless or not known. */
  hex: string | null;
}

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
