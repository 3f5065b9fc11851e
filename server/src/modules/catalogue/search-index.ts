import { batched } from '../../platform/batches.ts';
import type { Connection, Database } from '../../platform/database.ts';
import {
  type CatalogueState,
  listIndexedSerials,
  listVersions,
  readState,
  type SerialKey,
} from './search-queries.ts';

/** Serials read at once, so that no answer waits behind a whole catalogue. */
const READ_AT_ONCE = 150;

/** What searches look at of one serial: a few hundred bytes, so that the whole catalogue fits in memory. */
export interface IndexedSerial extends SerialKey {
  readonly version: number;
  readonly searchText: string;
  /** Facet codes of the serial, by the facets' names in searches. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Codes of the colours that are still sold, in order; never empty. */
  readonly colors: readonly string[];
  /** For each colour, the place of its text in `colorTexts`. */
  readonly textIds: Int32Array;
}

export interface SearchIndex {
  readonly state: CatalogueState;
  /** Serials that something is sold of, by serial, then class. */
  readonly serials: readonly IndexedSerial[];
  /** The texts of colours, each once: a RAL shade stands on hundreds of serials. */
  readonly colorTexts: readonly string[];
}

const EMPTY: SearchIndex = {
  state: { serials: 0, versions: 0, newest: 0 },
  serials: [],
  colorTexts: [],
};

function isSame(a: CatalogueState, b: CatalogueState): boolean {
  return a.serials === b.serials && a.versions === b.versions && a.newest === b.newest;
}

/** Reads the serials that the index does not know in their present version. */
async function readChanged(
  db: Connection,
  versions: readonly number[],
  textIdOf: (text: string) => number,
): Promise<Map<number, IndexedSerial>> {
  const read = new Map<number, IndexedSerial>();
  for (let start = 0; start < versions.length; start += READ_AT_ONCE) {
    for (const row of await listIndexedSerials(db, versions.slice(start, start + READ_AT_ONCE))) {
      const { productClass, serial, version, searchText, applications, colors } = row;
      const { area, typology, family, dilution, drying } = row;
      read.set(version, {
        productClass,
        serial,
        version,
        searchText,
        facets: {
          area: [area],
          typology: [typology],
          family: [family],
          dilution: [dilution],
          drying: [drying],
          appMethod: applications,
        },
        colors: colors.map(([color]) => color),
        textIds: Int32Array.from(colors, ([, text]) => textIdOf(text)),
      });
    }
  }
  return read;
}

/** The index as of one moment, with what is still true of the one before. */
async function readIndex(db: Connection, before: SearchIndex): Promise<SearchIndex> {
  const versions = await listVersions(db);
  const { state } = await readState(db, []);
  const known = new Map(before.serials.map((serial) => [serial.version, serial]));
  const colorTexts = [...before.colorTexts];
  const ids = new Map(colorTexts.map((text, id) => [text, id]));
  const textIdOf = (text: string): number => {
    const id = ids.get(text) ?? colorTexts.push(text) - 1;
    ids.set(text, id);
    return id;
  };
  const unknown = versions.map(({ version }) => version).filter((version) => !known.has(version));
  const read = await readChanged(db, unknown, textIdOf);
  const serials = versions.flatMap(({ version }) => {
    const serial = known.get(version) ?? read.get(version);
    return serial && serial.colors.length > 0 ? [serial] : [];
  });
  return { state, serials, colorTexts };
}

/**
 * The catalogue as searches need it, in memory: finding words in it takes a tenth of what the database takes. It is
 * never older than the call: each asks the database whether any serial has another version than the one known here,
 * and reads those first. So several server processes, imports and hand-written SQL all stay visible at once.
 */
export function searchIndex(db: Database) {
  let index = EMPTY;
  let reading: Promise<void> | undefined;
  const stateFor = batched(async (texts: readonly string[]) => {
    const { state, needles } = await readState(db, texts);
    return needles.map((needle) => ({ state, needle }));
  });

  function read(): Promise<void> {
    reading ??= db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        index = await readIndex(trx, index);
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return {
    /** The index as of now, and a text as its texts are written: lower case, without accents. */
    async current(text: string): Promise<{ index: SearchIndex; needle: string }> {
      const { state, needle } = await stateFor(text);
      // A reading that was under way may have begun before this call; the second one has not.
      for (let tries = 0; tries < 2 && !isSame(index.state, state); tries++) await read();
      return { index, needle };
    },
  };
}

export type SearchIndexSource = ReturnType<typeof searchIndex>;
