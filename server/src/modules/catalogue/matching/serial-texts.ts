import { splitWords } from '@cromia/domain/catalogue/matching/fold';
import { isStopWord } from '@cromia/domain/catalogue/matching/stop-words';
import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import { type ClauseHits, createNoHits } from './clause-hits.ts';
import type { ChangedSerial, MatchedSerial } from './matched-serial.ts';
import { createTextIndex } from './text-index.ts';

/** A serial with its slot, the number that identifies it in hits. */
export interface SlottedSerial<S extends MatchedSerial> {
  readonly slot: number;
  readonly serial: S;
  /** Words of the name without stop words, in the order of PRODUCT_LANGUAGES. */
  readonly nameWords: readonly (readonly string[])[];
  /** Ids of the texts of its colours. */
  readonly colorTexts: Int32Array;
}

/** Index of the codes, brands, names and descriptions of serials. A serial keeps its slot when it changes. */
export function createSerialTexts<S extends MatchedSerial>() {
  const index = createTextIndex(['serial', 'brand'], ['name', 'text']);
  const slots = new Map<string, number>();
  const serialsBySlot: (SlottedSerial<S> | undefined)[] = [];
  let current: readonly SlottedSerial<S>[] = [];

  const toKey = ({ productClass, serial }: MatchedSerial) => `${productClass}/${serial}`;

  function put({ serial, longDescription }: ChangedSerial<S>): void {
    const key = toKey(serial);
    const slot = slots.get(key) ?? slots.size;
    slots.set(key, slot);
    const names = PRODUCT_LANGUAGES.map((language) => serial.shortDescription[language] ?? '');
    const nameWords = names.map((name) => splitWords(name).filter((word) => !isStopWord(word)));
    const colorTexts = Int32Array.from(serial.colors, ({ textId }) => textId);
    serialsBySlot[slot] = { slot, serial, nameWords, colorTexts };
    index.put(
      slot,
      { serial: serial.serial, brand: serial.brand },
      PRODUCT_LANGUAGES.map((language, position) => ({
        name: names[position] ?? '',
        text: longDescription[language] ?? '',
      })),
    );
  }

  return {
    index,

    /** The serials by slot. */
    get current(): readonly SlottedSerial<S>[] {
      return current;
    },

    /** Indexes the changed serials, and removes those that are not among `all`. */
    update(changed: readonly ChangedSerial<S>[], all: readonly S[]): void {
      const currentKeys = new Set(all.map(toKey));
      for (const [key, slot] of slots) {
        if (currentKeys.has(key)) continue;
        index.remove(slot);
        serialsBySlot[slot] = undefined;
      }
      for (const serial of changed) put(serial);
      current = serialsBySlot.filter((serial) => serial !== undefined);
    },

    /** The serials with a code, in any product class. */
    findCode(code: string): ClauseHits {
      const found = current.filter(({ serial }) => serial.serial === code);
      const serials = new Map(found.map(({ slot }) => [slot, { ...createNoHits(), code: 1 }]));
      return { serials, colors: new Map() };
    },
  };
}
