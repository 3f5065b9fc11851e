import { type Product, type ProductVariant, productStatus } from '@cromia/domain/catalogue/product';
import type { Connection } from '../../platform/database.ts';
import { shelf } from '../../platform/shelf.ts';
import { type ColorKey, listVariants, type VariantRow } from './queries.ts';

/** Prepared colours kept at once, in bytes: about seven thousand. */
const KEPT_BYTES = 16 * 1024 * 1024;

type Facts = Omit<ProductVariant, 'pkg' | 'image' | 'pricesAndDiscounts'>;
type OwnFacts = Pick<Product, 'hex' | 'lat' | 'link' | 'colorDescription'>;

/** The JSON of one packaging, as far as it is the same for every viewer. */
export interface PreparedVariant {
  readonly pkg: string;
  /** As a row of the variants, without its price and the closing brace. */
  readonly row: string;
  /** As the product that is shown, without its price, the preference and the closing brace. */
  readonly own: string;
}

/** The packagings of one colour, by content. */
export interface ColorAnswers {
  readonly version: number;
  readonly variants: readonly PreparedVariant[];
}

/** What a product and its row among the variants show alike. */
function factsOf(row: VariantRow): Facts {
  const { status, inStock, newSerial, newColor } = row;
  return {
    id: { productClass: row.productClass, serial: row.serial, color: row.color, pkg: row.pkg },
    um: row.um,
    qta: row.qta,
    unitQty: row.unitQty,
    qtyPkgMultiplier: row.qtyPkgMultiplier,
    dna: row.dna,
    plo: row.plo,
    tsc: row.tsc,
    status,
    inStock,
    availability: productStatus(row),
    productCodeChange: newSerial !== null && newColor !== null ? { newSerial, newColor } : null,
  };
}

/** JSON that more members follow. */
function open(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}

function prepare(row: VariantRow): PreparedVariant {
  const { pkg, hex, lat, link, colorDescription } = row;
  const facts = factsOf(row);
  const own: OwnFacts = { hex, lat, link, colorDescription };
  return { pkg, row: open({ ...facts, pkg, image: lat }), own: open({ ...facts, ...own }) };
}

function sizeOf({ variants }: ColorAnswers): number {
  // Two bytes a letter: the descriptions hold Cyrillic.
  return variants.reduce((bytes, { row, own }) => bytes + 2 * (row.length + own.length), 200);
}

/** The prepared packagings of colours, read once for each version of their serial. */
export function colorAnswers() {
  const kept = shelf(KEPT_BYTES, sizeOf, ({ version }) => version);
  return {
    /** The packagings of a colour in a version or a newer one; undefined when there is none. */
    async of(db: Connection, key: ColorKey, version: number): Promise<ColorAnswers | undefined> {
      const name = `${key.productClass}/${key.serial}/${key.color}`;
      const known = kept.get(name, version);
      if (known) return known;
      const rows = await listVariants(db, key);
      const [first] = rows;
      if (!first) return undefined;
      const answers = { version: first.version, variants: rows.map(prepare) };
      kept.put(name, answers);
      return answers;
    },
  };
}
