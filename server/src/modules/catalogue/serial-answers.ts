import type { Connection } from '../../platform/database.ts';
import { type JsonPart, jsonPart } from '../../platform/json-parts.ts';
import { shelf } from '../../platform/shelf.ts';
import { listSerialAnswers, type SerialAnswerRow, type SerialKey } from './search-queries.ts';

/** Prepared answers kept at once, in bytes: those of some eight hundred serials with forty colours each. */
const KEPT_BYTES = 48 * 1024 * 1024;
/** Serials read at once, so that other callers are answered in between. */
const READ_AT_ONCE = 12;
/** What an answer takes with its compressed form, which is a ninth of it. */
const COMPRESSED_SHARE = 1.12;
/** What the parts of one answer take beside their bytes. */
const OVERHEAD_BYTES = 2_000;

const COMMA = Buffer.from(',');
const OPEN_COLORS = Buffer.from(',"colors":[');
const CLOSE = Buffer.from(']}');

/** The JSON of one serial, prepared once for all answers that it stands in. */
export interface SerialAnswers extends SerialKey {
  readonly version: number;
  /** The serial as a search result with all its colours. */
  readonly result: JsonPart;
  /** The beginning of `result`, before its first colour. */
  readonly resultHead: Buffer;
  readonly resultColors: ReadonlyMap<string, Buffer>;
  /** The end of a product's detail: what all products of the serial have in common, and the colour selector. */
  readonly detailEnd: JsonPart;
}

/** A serial with the version that the caller knows of. */
type KnownSerial = SerialKey & { version: number };

/** PostgreSQL puts blanks into JSON; a page of results has a hundred thousand of them. */
function compact(json: string): string {
  return JSON.stringify(JSON.parse(json));
}

function joined(parts: readonly Buffer[]): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [COMMA, part]));
}

function prepare(row: SerialAnswerRow): SerialAnswers {
  const { productClass, serial, version, head, selector, common, colors, documents } = row;
  const documentOf = documents.map((document) => Buffer.from(compact(document)));
  const start = Buffer.from(compact(`${head}}`).slice(0, -1));
  const result = Buffer.concat([start, OPEN_COLORS, ...joined(documentOf), CLOSE]);
  // The colours on their own are windows on the whole: nothing is kept twice.
  let offset = start.length + OPEN_COLORS.length;
  const resultHead = result.subarray(0, offset);
  const resultColors = new Map<string, Buffer>();
  for (const [index, color] of colors.entries()) {
    const length = documentOf[index]?.length ?? 0;
    resultColors.set(color, result.subarray(offset, offset + length));
    offset += length + COMMA.length;
  }
  return {
    productClass,
    serial,
    version,
    result: jsonPart(result, true),
    resultHead,
    resultColors,
    detailEnd: jsonPart(Buffer.from(`${compact(common).slice(1, -1)},"colors":${compact(selector)}}`), true),
  };
}

/**
 * The JSON of a serial as a search result.
 * @param colors the colours to list; null for all
 */
export function resultJson(answers: SerialAnswers, colors: readonly string[] | null): JsonPart {
  if (colors === null) return answers.result;
  const found = colors.flatMap((color) => answers.resultColors.get(color) ?? []);
  return jsonPart(Buffer.concat([answers.resultHead, ...joined(found), CLOSE]));
}

function sizeOf({ result, detailEnd }: SerialAnswers): number {
  return COMPRESSED_SHARE * (result.plain.length + detailEnd.plain.length) + OVERHEAD_BYTES;
}

const keyOf = ({ productClass, serial }: SerialKey): string => `${productClass}/${serial}`;

/**
 * The prepared answers of serials, read once for each version: a page of results holds thousands of variants, and
 * putting them together anew costs a hundred times the search itself. The caller says which version it knows of, so
 * nothing older is ever answered.
 */
export function serialAnswers() {
  const kept = shelf(KEPT_BYTES, sizeOf, ({ version }) => version);
  const keptOf = (serial: KnownSerial) => kept.get(keyOf(serial), serial.version);
  let line: Promise<unknown> = Promise.resolve();

  async function read(db: Connection, serials: readonly KnownSerial[]): Promise<Map<string, SerialAnswers>> {
    const found = new Map<string, SerialAnswers>();
    for (let start = 0; start < serials.length; start += READ_AT_ONCE) {
      const keys = serials
        .slice(start, start + READ_AT_ONCE)
        .map(({ productClass, serial }) => ({ productClass, serial }));
      for (const row of await listSerialAnswers(db, keys)) {
        const answers = prepare(row);
        kept.put(keyOf(answers), answers);
        found.set(keyOf(answers), answers);
      }
    }
    return found;
  }

  /** One reads at a time; whoever waited often finds what they want already there. */
  function readInLine(db: Connection, serials: readonly KnownSerial[]) {
    const mine = line.then(async () => {
      const known = serials.flatMap((serial) => keptOf(serial) ?? []);
      const found = await read(
        db,
        serials.filter((serial) => !keptOf(serial)),
      );
      for (const answers of known) found.set(keyOf(answers), answers);
      return found;
    });
    // Whoever comes next reads for themselves, whether this one failed or not.
    line = mine.catch(() => undefined);
    return mine;
  }

  return {
    /** The answers of some serials, in the same order; undefined for a serial that is gone. */
    async of(db: Connection, serials: readonly KnownSerial[]): Promise<(SerialAnswers | undefined)[]> {
      const known = serials.map((serial) => keptOf(serial));
      if (known.every((answers) => answers !== undefined)) return known;
      const found = await readInLine(
        db,
        serials.filter((_, index) => !known[index]),
      );
      return serials.map((serial, index) => known[index] ?? found.get(keyOf(serial)));
    },
  };
}

export type SerialAnswerSource = ReturnType<typeof serialAnswers>;
