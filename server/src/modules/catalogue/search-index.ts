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

/** A colour that is still sold. */
export interface IndexedColor {
  readonly color: string;
  readonly searchText: string;
  /** By content. */
  readonly pkgs: readonly string[];
}

/** What searches look at of one serial: a few hundred bytes, so that the whole catalogue fits in memory. */
export interface IndexedSerial extends SerialKey {
  readonly version: number;
  readonly searchText: string;
  /** Facet codes of the serial, by the facets' names in searches. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** In the order of their codes; never empty. */
  readonly colors: readonly IndexedColor[];
}

export interface SearchIndex {
  readonly state: CatalogueState;
  /** Serials that something is sold of, by serial, then class. */
  readonly serials: readonly IndexedSerial[];
}

const EMPTY: SearchIndex = { state: { serials: 0, versions: 0, newest: 0 }, serials: [] };

function isSame(a: CatalogueState, b: CatalogueState): boolean {
  return a.serials === b.serials && a.versions === b.versions && a.newest === b.newest;
}

/** Gives one object for equal values: texts and packagings repeat on hundreds of serials. */
function sharing<Value>(keyOf: (value: Value) => string): (value: Value) => Value {
  const known = new Map<string, Value>();
  return (value) => {
    const key = keyOf(value);
    const shared = known.get(key) ?? value;
    known.set(key, shared);
    return shared;
  };
}

/** Reads the serials that the index does not know in their present version. */
async function readChanged(
  db: Connection,
  before: SearchIndex,
  versions: readonly number[],
): Promise<Map<number, IndexedSerial>> {
  const shareText = sharing<string>((text) => text);
  const sharePkgs = sharing<readonly string[]>((pkgs) => pkgs.join(' '));
  for (const { searchText, pkgs } of before.serials.flatMap(({ colors }) => colors)) {
    shareText(searchText);
    sharePkgs(pkgs);
  }
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
        colors: colors.map(([color, text, pkgs]) => ({
          color,
          searchText: shareText(text),
          pkgs: sharePkgs(pkgs),
        })),
      });
    }
  }
  return read;
}

/** The index as of one moment, with what still holds of the one before. */
async function readIndex(db: Connection, before: SearchIndex): Promise<SearchIndex> {
  const versions = await listVersions(db);
  const { state } = await readState(db, []);
  const known = new Map(before.serials.map((serial) => [serial.version, serial]));
  const unknown = versions.map(({ version }) => version).filter((version) => !known.has(version));
  const read = await readChanged(db, before, unknown);
  const serials = versions.flatMap(({ version }) => {
    const serial = known.get(version) ?? read.get(version);
    return serial && serial.colors.length > 0 ? [serial] : [];
  });
  return { state, serials };
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
