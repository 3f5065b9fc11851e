import type { Database } from '../../server/src/platform/database/connection.ts';

/** Creates a seeded random number generator, so that every run sends the same requests. */
function createRandom(seed: number): (exclusiveMax: number) => number {
  let state = seed;
  return (exclusiveMax) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * exclusiveMax);
  };
}

const NAMES = [
  ...[
    'epoxy primer',
    'Grundierung',
    'smalto',
    'fondo epossidico',
    'vernis',
    'impregnante',
    'esmalte',
    'грунт',
  ],
  ...['podkład', 'topcoat', 'zinc', 'polyurethane', 'waterborne', 'barva', 'stucco', 'finitura opaca'],
];
const SHADES = [
  'grey',
  'rosso',
  'bleu',
  'weiß',
  'yellow',
  'verde',
  'czarny',
  'oxide red',
  'blu genziana',
  'brown',
];
const FACETS: Record<string, string[]> = {
  area: ['metal', 'wood', 'edil', 'corrosion', 'plastic', 'coil'],
  typology: ['coat', 'background', 'impregnant', 'intermediate'],
  family: ['epoxy', 'urethane', 'acrylic', 'alkyl', 'polyester'],
  dilution: ['water', 'solvent', 'dust'],
  drying: ['air', 'catalyzed', 'oven'],
  appMethod: ['brush', 'roller', 'airLess', 'airMix', 'electrostaticSpray'],
};

/** Language of every request; the web app also sends one. */
const LANGUAGE = 'it';
const SEARCHES = 96;
const DETAILS = 400;
/** Enough for a warm-up and a measurement at 4,000 a second. */
const DISTINCT_SEARCHES = 40_000;

type Code = { serial: string; color: string; pkg: string };

function buildQuery(path: string, values: Record<string, string | number>): string {
  const entries = Object.entries({ ...values, lang: LANGUAGE }).map(([name, value]) => [name, String(value)]);
  return `/api/products/filters/${path}?${new URLSearchParams(Object.fromEntries(entries))}`;
}

/** Creates typed searches: complete and partial codes, names in seven languages, shades, and names with a shade. */
function createNameSearches(codes: readonly Code[], pick: (exclusiveMax: number) => number): string[] {
  const pickFrom = <T>(values: readonly T[]): T | undefined => values[pick(values.length)];
  return Array.from({ length: SEARCHES }, (_, index) => {
    const code = pickFrom(codes) ?? { serial: '', color: '', pkg: '' };
    const texts = [
      code.serial,
      `${code.serial}-${code.color}`,
      `${code.serial}-${code.color}-${code.pkg}`,
      pickFrom(NAMES) ?? '',
      `${pickFrom(NAMES)} ${code.color}`,
      pickFrom(SHADES) ?? '',
      code.color,
      `${pickFrom(NAMES)} ${pickFrom(SHADES)}`,
    ];
    const page = index % 6 === 5 ? pick(3) : 0;
    return buildQuery('name', { nameCode: texts[index % texts.length] ?? '', page });
  });
}

function createCodeSearches(codes: readonly Code[], pick: (exclusiveMax: number) => number): string[] {
  return Array.from({ length: SEARCHES }, (_, index) => {
    const { serial, color } = codes[pick(codes.length)] ?? { serial: '', color: '' };
    switch (index % 4) {
      case 0:
        return buildQuery('advanced', { serial });
      case 1:
        return buildQuery('advanced', { serial, color });
      case 2:
        return buildQuery('advanced', { serial: serial.slice(0, 2), page: pick(3) });
      default:
        return buildQuery('advanced', { color, page: pick(2) });
    }
  });
}

function createFacetSearches(pick: (exclusiveMax: number) => number): string[] {
  const names = Object.keys(FACETS);
  return Array.from({ length: SEARCHES }, (_, index) => {
    const chosen = [names[index % names.length], names[(index + 1 + pick(names.length - 1)) % names.length]];
    const values = chosen.slice(0, 1 + (index % 2)).flatMap((name) => {
      const values = FACETS[name ?? ''];
      const value = values?.[pick(values.length)];
      return name !== undefined && value !== undefined ? [[name, value]] : [];
    });
    return buildQuery('multi', { ...Object.fromEntries(values), page: index % 5 === 4 ? 1 : 0 });
  });
}

/** Replaces one character of a text by a random letter, as a typo does. */
function misspell(text: string, pick: (exclusiveMax: number) => number): string {
  const position = pick(text.length);
  return `${text.slice(0, position)}${String.fromCharCode(97 + pick(26))}${text.slice(position + 1)}`;
}

/** Creates searches that all differ, in equal parts: codes, misspelt names, names with a shade and a colour, and one to three facets. */
function createDistinctSearches(codes: readonly Code[], pick: (exclusiveMax: number) => number): string[] {
  const pickFrom = (values: readonly string[]) => values[pick(values.length)] ?? '';
  const searches = new Set<string>();
  for (let index = 0; searches.size < DISTINCT_SEARCHES; index++) {
    const { serial, color, pkg } = codes[pick(codes.length)] ?? { serial: '', color: '', pkg: '' };
    switch (index % 4) {
      case 0:
        searches.add(buildQuery('name', { nameCode: `${serial}-${color}-${pkg}` }));
        break;
      case 1:
        searches.add(buildQuery('name', { nameCode: misspell(pickFrom(NAMES), pick), page: pick(3) }));
        break;
      case 2:
        searches.add(buildQuery('name', { nameCode: `${pickFrom(NAMES)} ${pickFrom(SHADES)} ${color}` }));
        break;
      default: {
        const facets = Object.entries(FACETS).map(([facet, values]) => [facet, pickFrom(values)]);
        const chosen = facets.filter(() => pick(3) === 0);
        const sort = pick(2) === 0 ? 'serial,asc' : 'serial,desc';
        if (chosen.length > 0 && chosen.length <= 3)
          searches.add(buildQuery('multi', { ...Object.fromEntries(chosen), sort, page: pick(2) }));
      }
    }
  }
  return [...searches];
}

/** Creates requests for suggestions, with partially typed names and codes. */
function createSuggestions(codes: readonly Code[], pick: (exclusiveMax: number) => number): string[] {
  return Array.from({ length: SEARCHES }, (_, index) => {
    const { serial, color } = codes[pick(codes.length)] ?? { serial: '', color: '' };
    const name = NAMES[pick(NAMES.length)] ?? '';
    const texts = [
      name.slice(0, 2 + pick(name.length)),
      serial.slice(0, 3),
      `${serial}-${color}`,
      `${name} ${color}`,
    ];
    const text = texts[index % texts.length] ?? '';
    return `/api/products/suggest?${new URLSearchParams({ text, lang: LANGUAGE })}`;
  });
}

/** Creates the request paths of each scenario. */
export async function createInputs(db: Database) {
  const products = await db
    .selectFrom('products')
    .select(['productClass', 'serial', 'color', 'pkg'])
    .where('status', '=', 'A')
    .orderBy('id')
    .execute();
  const pick = createRandom(20_260_101);
  const codes = Array.from({ length: DETAILS }, () => products[pick(products.length)]).filter(
    (code) => code !== undefined,
  );
  return {
    name: createNameSearches(codes, pick),
    advanced: createCodeSearches(codes, pick),
    multi: createFacetSearches(pick),
    suggest: createSuggestions(codes, pick),
    distinct: createDistinctSearches(products, pick),
    detail: codes.map(
      ({ productClass, serial, color, pkg }) =>
        `/api/products/${productClass}/${serial}/${color}/${pkg}?lang=${LANGUAGE}`,
    ),
  };
}
