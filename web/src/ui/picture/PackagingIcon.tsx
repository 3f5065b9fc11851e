import classes from './PackagingDrawing.module.css';
import { BOTTOM, DRAWINGS, HANDLE_HEIGHT } from './packaging-drawings';
import { choosePackagingShape, type Packaging } from './packaging-shape';

/** Width of the widest drawing, with its shadow. */
const WIDTH = 200;
const LEFT = 20;
/** Height of the highest drawing in pixels at a scale of 1; the box always has it, so that lower ones stand on one line. */
const BOX_HEIGHT = 44;
const PIXELS_PER_UNIT = BOX_HEIGHT / (BOTTOM - DRAWINGS.spray.top);

interface PackagingIconProps {
  packaging: Packaging;
  /** Colour as `#RRGGBB`; null if colourless or not known. */
  hex: string | null;
  /** At most 1, see `calculateRelativeScales`. */
  scale: number;
}

/** A small drawing of a packaging without its label, to be compared with others. It is decorative. */
export default function PackagingIcon({ packaging, hex, scale }: PackagingIconProps) {
  const { shape, hasHandle } = choosePackagingShape(packaging);
  const { file, top } = DRAWINGS[shape];
  const handle = hasHandle && shape === 'tin';
  const upperEdge = top - (handle ? HANDLE_HEIGHT : 0);
  const height = BOTTOM - upperEdge;
  return (
    <svg
      className={classes.icon}
      width={WIDTH * scale * PIXELS_PER_UNIT}
      height={height * scale * PIXELS_PER_UNIT}
      viewBox={`${LEFT} ${upperEdge} ${WIDTH} ${height}`}
      aria-hidden
      data-shape={shape}
      color={hex ?? undefined}
    >
      {handle && <use href={`${file}#handle`} />}
      <use href={`${file}#packaging`} />
      {handle && <use href={`${file}#handle-ends`} />}
    </svg>
  );
}
