import type { Connection, Database } from '../../../platform/database/connection.ts';
import { type CatalogueWordIndex, createCatalogueWordIndex } from '../matching/catalogue-word-index.ts';
import type { ChangedSerial, MatchedColor, MatchedSerial } from '../matching/matched-serial.ts';
import {
  type CatalogueState,
  EMPTY_CATALOGUE_STATE,
  type IndexedSerialRow,
  listCatalogueVersions,
  listIndexedSerials,
  listSynonyms,
  readCatalogueState,
} from './search-queries.ts';

/** The number of serials per statement, so that other requests never wait for the whole catalogue. */
const BATCH_SIZE = 150;

/** The packages of a colour or serial. Equal values are shared. */
export interface IndexedPackages {
  /** Their contents, such as `25 kg`, smallest first. */
  readonly contents: readonly string[];
  /** The contents of those in stock. */
  readonly stockedContents: readonly string[];
}

export interface IndexedColor extends MatchedColor {
  readonly packages: IndexedPackages;
}

/** The data of a serial that searches use, without its texts. */
export interface IndexedSerial extends MatchedSerial {
  readonly colors: readonly IndexedColor[];
  /** The packages of all its colours. */
  readonly packages: IndexedPackages;
  readonly version: number;
  /** Facet codes of the serial, keyed by facet name. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
}

export interface SearchIndex {
  readonly state: CatalogueState;
  /** Serials with products on sale, sorted by serial, then class. */
  readonly serials: readonly IndexedSerial[];
  readonly words: CatalogueWordIndex<IndexedSerial>;
}

function isSameState(a: CatalogueState, b: CatalogueState): boolean {
  return (
    a.serials === b.serials &&
    a.versions === b.versions &&
    a.newest === b.newest &&
    a.synonyms === b.synonyms &&
    a.synonymVersions === b.synonymVersions
  );
}

/** Interns equal values: hundreds of colours share the same packagings. */
function createInterner<Value>(toKey: (value: Value) => string): (value: Value) => Value {
  const interned = new Map<string, Value>();
  return (value) => {
    const key = toKey(value);
    const shared = interned.get(key) ?? value;
    interned.set(key, shared);
    return shared;
  };
}

/** The packages of several colours together. */
export function uniteColorPackages(colors: readonly IndexedColor[]): IndexedPackages {
  const distinct = [...new Set(colors.map(({ packages }) => packages))];
  const [first, ...others] = distinct;
  if (first !== undefined && others.length === 0) return first;
  return {
    contents: [...new Set(distinct.flatMap(({ contents }) => contents))],
    stockedContents: [...new Set(distinct.flatMap(({ stockedContents }) => stockedContents))],
  };
}

/** Reads the index of one catalogue. Calls must not overlap. */
function createIndexReader() {
  const words = createCatalogueWordIndex<IndexedSerial>();
  const sharePkgs = createInterner<readonly string[]>((pkgs) => pkgs.join(' '));
  const sharePackages = createInterner<IndexedPackages>(
    ({ contents, stockedContents }) => `${contents.join()};${stockedContents.join()}`,
  );
  /** Versions of serials without products on sale, which are not indexed and need not be read again. */
  let unsold: ReadonlySet<number> = new Set();

  function toChangedSerial(row: IndexedSerialRow): ChangedSerial<IndexedSerial> {
    const { productClass, serial, version, brand, shortDescription, longDescription, colors } = row;
    const { area, typology, family, dilution, drying, applications } = row;
    const indexedColors = colors.map(([color, names, pkgs, contents, stockedContents]) => ({
      color,
      textId: words.addColorText(color, names),
      pkgs: sharePkgs(pkgs),
      packages: sharePackages({
        contents: [...new Set(contents)],
        stockedContents: [...new Set(stockedContents)],
      }),
    }));
    return {
      serial: {
        productClass,
        serial,
        version,
        brand,
        shortDescription,
        facets: {
          area: [area],
          typology: [typology],
          family: [family],
          dilution: [dilution],
          drying: [drying],
          appMethod: applications,
        },
        colors: indexedColors,
        packages: sharePackages(uniteColorPackages(indexedColors)),
      },
      longDescription,
    };
  }

  /** Reads and converts the serials with the given versions, in batches. */
  async function readChangedSerials(
    db: Connection,
    versions: readonly number[],
  ): Promise<ChangedSerial<IndexedSerial>[]> {
    const changed: ChangedSerial<IndexedSerial>[] = [];
    for (let start = 0; start < versions.length; start += BATCH_SIZE) {
      const rows = await listIndexedSerials(db, versions.slice(start, start + BATCH_SIZE));
      for (const row of rows) if (row.colors.length > 0) changed.push(toChangedSerial(row));
    }
    return changed;
  }

  return {
    empty: { state: EMPTY_CATALOGUE_STATE, serials: [], words } satisfies SearchIndex,

    /** Reads a consistent index, reusing the unchanged serials of the previous one. */
    async read(db: Connection, previous: SearchIndex): Promise<SearchIndex> {
      const versions = await listCatalogueVersions(db);
      const state = await readCatalogueState(db);
      const synonyms = await listSynonyms(db);
      const reusable = new Map(previous.serials.map((serial) => [serial.version, serial]));
      const changedVersions = versions.flatMap(({ version }) =>
        reusable.has(version) || unsold.has(version) ? [] : [version],
      );
      const changed = await readChangedSerials(db, changedVersions);
      const reloaded = new Map(changed.map(({ serial }) => [serial.version, serial]));
      unsold = new Set(
        versions.flatMap(({ version }) => (reusable.has(version) || reloaded.has(version) ? [] : [version])),
      );
      const serials = versions.flatMap(({ version }) => reusable.get(version) ?? reloaded.get(version) ?? []);
      words.update({ changed, all: serials, synonyms });
      return { state, serials, words };
    },
  };
}

/**
 * In-memory index of the catalogue; a text search takes a tenth of the time that it takes in the database. Each call
 * queries the state of the catalogue and first reads the serials and synonyms whose version has changed. Changes by
 * other server processes, imports and manual SQL are therefore visible at once.
 */
function createSearchIndexSource(db: Database) {
  const reader = createIndexReader();
  let index: SearchIndex = reader.empty;
  let reading: Promise<void> | undefined;

  function read(): Promise<void> {
    reading ??= db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        index = await reader.read(trx, index);
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return {
    /** The current index. Later versions share and change its `words`, so use them before the next `await`. */
    async current(): Promise<SearchIndex> {
      const state = await readCatalogueState(db);
      // A refresh in progress may have started before this call; a second one has not.
      for (let tries = 0; tries < 2 && !isSameState(index.state, state); tries++) await read();
      return index;
    },
  };
}

export type SearchIndexSource = ReturnType<typeof createSearchIndexSource>;

const sources = new WeakMap<Database, SearchIndexSource>();

/** The search index of a database, shared by all callers. */
export function getSearchIndexSource(db: Database): SearchIndexSource {
  const existing = sources.get(db);
  if (existing) return existing;
  const source = createSearchIndexSource(db);
  sources.set(db, source);
  return source;
}
