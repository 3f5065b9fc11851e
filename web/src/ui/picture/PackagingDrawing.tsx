import { type ReactNode, useId } from 'react';
import { useFormats } from '../../i18n/format';
import classes from './PackagingDrawing.module.css';
import { choosePackagingShape, type Packaging } from './packaging-shape';

export interface PicturedProduct extends Packaging {
  /** Written on the label. */
  serial: string;
  /** Colour as `#RRGGBB`; null if colourless or not known. */
  hex: string | null;
}

/** The ids of the gradients of one drawing. */
interface Light {
  /** Light on round, upright surfaces. */
  round: string;
  /** Light on metal. */
  metal: string;
  /** Light on a lid, from above. */
  lid: string;
  shadow: string;
}

interface ShapeProps {
  light: Light;
  hasHandle: boolean;
  label: (x: number, y: number, width: number, height: number) => ReactNode;
}

const fill = (id: string) => `url(#${id})`;

/** A surface in the product's colour, with the light on it. */
function Painted({ d, light }: { d: string; light: Light }) {
  return (
    <>
      <path d={d} className={classes.paint} />
      <path d={d} fill={fill(light.round)} />
      <path d={d} className={classes.outline} />
    </>
  );
}

/** A surface of white plastic, with the light on it. */
function Plastic({ d, light }: { d: string; light: Light }) {
  return (
    <>
      <path d={d} className={classes.plastic} />
      <path d={d} fill={fill(light.round)} />
      <path d={d} className={classes.outline} />
    </>
  );
}

function Tin({ light, hasHandle, label }: ShapeProps) {
  return (
    <>
      {hasHandle && (
        <>
          <path d="M50 98C44 12 196 12 190 98" className={classes.wire} />
          <path d="M50 98C44 12 196 12 190 98" className={classes.wireLight} />
        </>
      )}
      <Painted light={light} d="M50 74V204A70 15 0 0 0 190 204V74Z" />
      <path d="M48 198V206A72 16 0 0 0 192 206V198A72 16 0 0 1 48 198Z" fill={fill(light.metal)} />
      {hasHandle && (
        <>
          <circle cx="54" cy="98" r="7" fill={fill(light.metal)} className={classes.edge} />
          <circle cx="186" cy="98" r="7" fill={fill(light.metal)} className={classes.edge} />
        </>
      )}
      <path d="M46 66V75A74 16 0 0 0 194 75V66Z" fill={fill(light.metal)} className={classes.edge} />
      <ellipse cx="120" cy="66" rx="74" ry="16" fill={fill(light.metal)} className={classes.edge} />
      <ellipse cx="120" cy="67" rx="64" ry="12.5" className={classes.groove} />
      <ellipse cx="120" cy="68.5" rx="61" ry="11.5" fill={fill(light.lid)} />
      <ellipse cx="120" cy="69" rx="46" ry="8" className={classes.ring} />
      {label(82, 112, 76, 62)}
    </>
  );
}

function Bucket({ light, label }: ShapeProps) {
  return (
    <>
      <Plastic light={light} d="M40 60L53 205A67 14 0 0 0 187 205L200 60Z" />
      <Painted
        light={light}
        d="M45.6 110L53 192A67 14 0 0 0 187 192L194.400 110A74.500 16 0 0 1 45.600 110Z"
      />
      <path d="M41 72L42.500 84A78 17 0 0 0 197.500 84L199 72Z" className={classes.plastic} />
      <path d="M41 72L42.500 84A78 17 0 0 0 197.500 84L199 72Z" fill={fill(light.round)} />
      <path d="M45 86C58 146 182 146 195 86" className={classes.wire} />
      <path d="M45 86C58 146 182 146 195 86" className={classes.wireLight} />
      <path d="M98 130Q120 134 142 130" className={classes.grip} />
      <circle cx="46" cy="86" r="7" className={classes.ear} />
      <circle cx="194" cy="86" r="7" className={classes.ear} />
      <path d="M34 54V66A86 18 0 0 0 206 66V54Z" className={classes.plastic} />
      <path d="M34 54V66A86 18 0 0 0 206 66V54Z" fill={fill(light.round)} />
      <path d="M34 54V66A86 18 0 0 0 206 66V54Z" className={classes.outline} />
      <ellipse cx="120" cy="54" rx="86" ry="18" className={classes.plastic} />
      <ellipse cx="120" cy="54" rx="86" ry="18" fill={fill(light.lid)} className={classes.edge} />
      <ellipse cx="120" cy="55" rx="70" ry="13" className={classes.ring} />
      {label(84, 140, 72, 50)}
    </>
  );
}

const HOOPS = [86, 150];

function Drum({ light, label }: ShapeProps) {
  return (
    <>
      <Painted light={light} d="M52 40V206A68 14 0 0 0 188 206V40Z" />
      {HOOPS.map((y) => (
        <g key={y}>
          <path
            d={`M50 ${y}V${y + 7}A70 14 0 0 0 190 ${y + 7}V${y}A70 14 0 0 1 50 ${y}Z`}
            className={classes.paint}
          />
          <path
            d={`M50 ${y}V${y + 7}A70 14 0 0 0 190 ${y + 7}V${y}A70 14 0 0 1 50 ${y}Z`}
            fill={fill(light.round)}
          />
          <path d={`M50 ${y + 1}A70 14 0 0 0 190 ${y + 1}`} className={classes.edgeLight} />
          <path d={`M50 ${y + 8}A70 14 0 0 0 190 ${y + 8}`} className={classes.edgeShade} />
        </g>
      ))}
      <path d="M50 200V207A70 15 0 0 0 190 207V200A70 15 0 0 1 50 200Z" fill={fill(light.metal)} />
      <path d="M48 34V43A72 15 0 0 0 192 43V34Z" fill={fill(light.metal)} className={classes.edge} />
      <ellipse cx="120" cy="34" rx="72" ry="15" fill={fill(light.metal)} className={classes.edge} />
      <ellipse cx="120" cy="35.500" rx="64" ry="12" className={classes.paint} />
      <ellipse cx="120" cy="35.500" rx="64" ry="12" fill={fill(light.lid)} className={classes.edge} />
      <ellipse cx="92" cy="36" rx="11" ry="3.200" fill={fill(light.metal)} className={classes.edge} />
      <ellipse cx="152" cy="33" rx="6" ry="2" fill={fill(light.metal)} className={classes.edge} />
      {label(84, 106, 72, 46)}
    </>
  );
}

function Spray({ light, label }: ShapeProps) {
  return (
    <>
      <path d="M98 66Q98 50 108 48H132Q142 50 142 66Z" className={classes.paint} />
      <path d="M98 66Q98 50 108 48H132Q142 50 142 66Z" fill={fill(light.round)} />
      <path d="M95 24Q95 18 101 18H139Q145 18 145 24V62H95Z" className={classes.paint} />
      <path d="M95 24Q95 18 101 18H139Q145 18 145 24V62H95Z" fill={fill(light.round)} />
      <path d="M95 24Q95 18 101 18H139Q145 18 145 24V62H95Z" className={classes.outline} />
      <path
        d="M82 90V84Q86 64 98 60H142Q154 64 158 84V90Z"
        fill={fill(light.metal)}
        className={classes.edge}
      />
      <Painted light={light} d="M82 86V206A38 9 0 0 0 158 206V86Z" />
      <path d="M81 80V88A39 9 0 0 0 159 88V80A39 9 0 0 1 81 80Z" fill={fill(light.metal)} />
      <path d="M81 200V207A39 9 0 0 0 159 207V200A39 9 0 0 1 81 200Z" fill={fill(light.metal)} />
      {label(91, 114, 58, 56)}
    </>
  );
}

function Bottle({ light, label }: ShapeProps) {
  const body =
    'M74 96Q74 78 92 70Q102 65 102 54H138Q138 65 148 70Q166 78 166 96V200Q166 210 156 212H84Q74 210 74 200Z';
  return (
    <>
      <Plastic light={light} d={body} />
      <Painted light={light} d="M74 106A46 8 0 0 0 166 106V188A46 8 0 0 1 74 188Z" />
      <path d="M98 26Q98 22 102 22H138Q142 22 142 26V54A22 4 0 0 1 98 54Z" className={classes.cap} />
      <path d="M98 26Q98 22 102 22H138Q142 22 142 26V54A22 4 0 0 1 98 54Z" fill={fill(light.round)} />
      <path d="M106 28V54M114 28V56M122 28V56M130 28V55" className={classes.ribs} />
      {label(86, 122, 68, 56)}
    </>
  );
}

/** Each shape with the top of its drawing, and half the width of its foot, which casts the shadow. */
const DRAWINGS = {
  tin: { Shape: Tin, top: 50, foot: 72 },
  bucket: { Shape: Bucket, top: 36, foot: 68 },
  drum: { Shape: Drum, top: 19, foot: 70 },
  spray: { Shape: Spray, top: 18, foot: 39 },
  bottle: { Shape: Bottle, top: 22, foot: 46 },
};

/** Height of a tin's handle above its lid. */
const HANDLE_HEIGHT = 17;
/** Bottom of every shape, including its shadow. */
const BOTTOM = 226;
const CENTRE = 120;

/** A drawing of a product's packaging in its colour, for products without a photograph. It is decorative. */
export default function PackagingDrawing({ product }: { product: PicturedProduct }) {
  const id = useId();
  const { quantity } = useFormats();
  const light: Light = { round: `${id}r`, metal: `${id}m`, lid: `${id}l`, shadow: `${id}s` };
  const { shape, scale, hasHandle } = choosePackagingShape(product);
  const { Shape, top, foot } = DRAWINGS[shape];
  const middle = (top - (hasHandle && shape === 'tin' ? HANDLE_HEIGHT : 0) + BOTTOM) / 2;
  const { serial, hex, qta, um } = product;
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 240 240"
      aria-hidden
      data-shape={shape}
      // The colour that every painted part inherits.
      color={hex ?? undefined}
    >
      <defs>
        <linearGradient id={light.round}>
          <stop offset="0" className={classes.shade} stopOpacity=".42" />
          <stop offset=".1" className={classes.shade} stopOpacity=".14" />
          <stop offset=".24" className={classes.shine} stopOpacity=".42" />
          <stop offset=".36" className={classes.shine} stopOpacity=".12" />
          <stop offset=".62" className={classes.shade} stopOpacity=".04" />
          <stop offset=".86" className={classes.shade} stopOpacity=".26" />
          <stop offset="1" className={classes.shade} stopOpacity=".46" />
        </linearGradient>
        <linearGradient id={light.metal}>
          <stop offset="0" className={classes.metalDark} />
          <stop offset=".2" className={classes.metalBright} />
          <stop offset=".34" className={classes.metal} />
          <stop offset=".58" className={classes.metalBright} />
          <stop offset=".82" className={classes.metal} />
          <stop offset="1" className={classes.metalDark} />
        </linearGradient>
        <linearGradient id={light.lid} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={classes.shine} stopOpacity=".6" />
          <stop offset=".5" className={classes.shine} stopOpacity=".1" />
          <stop offset="1" className={classes.shade} stopOpacity=".28" />
        </linearGradient>
        <radialGradient id={light.shadow}>
          <stop offset="0" className={classes.shade} stopOpacity=".42" />
          <stop offset=".7" className={classes.shade} stopOpacity=".16" />
          <stop offset="1" className={classes.shade} stopOpacity="0" />
        </radialGradient>
      </defs>
      <g transform={`translate(${CENTRE - CENTRE * scale} ${CENTRE - middle * scale})`}>
        <g transform={`scale(${scale})`}>
          <ellipse cx="124" cy="215" rx={foot + 22} ry="13" fill={fill(light.shadow)} />
          <Shape
            light={light}
            hasHandle={hasHandle}
            label={(x, y, width, height) => (
              <g>
                <rect x={x} y={y} width={width} height={height} rx="4" className={classes.label} />
                <rect x={x} y={y} width={width} height="6" rx="2" className={classes.labelEdge} />
                <text x={x + width / 2} y={y + height * 0.58} className={classes.serial}>
                  {serial}
                </text>
                <text x={x + width / 2} y={y + height * 0.86} className={classes.content}>
                  {quantity(qta, um)}
                </text>
              </g>
            )}
          />
        </g>
      </g>
    </svg>
  );
}
