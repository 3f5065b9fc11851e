import type { Database } from '../../server/src/platform/database/connection.ts';

/** A seeded random number generator, so that every run sends the same requests. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
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

/** Every request states a language, like those of the web app. */
const LANGUAGE = 'it';
const SEARCHES = 96;
const DETAILS = 400;
/** Enough for a warm-up and a measurement at 4,000 a second. */
const DISTINCT_SEARCHES = 40_000;

type Code = { serial: string; color: string; pkg: string };

function query(path: string, values: Record<string, string | number>): string {
  const entries = Object.entries({ ...values, lang: LANGUAGE }).map(([name, value]) => [name, String(value)]);
  return `/api/products/filters/${path}?${new URLSearchParams(Object.fromEntries(entries))}`;
}

/** Typed searches: complete and partial codes, names in seven languages, shades, and names with a shade. */
function byName(codes: readonly Code[], pick: (below: number) => number): string[] {
  const one = <T>(list: readonly T[]): T | undefined => list[pick(list.length)];
  return Array.from({ length: SEARCHES }, (_, index) => {
    const code = one(codes) ?? { serial: '', color: '', pkg: '' };
    const texts = [
      code.serial,
      `${code.serial}-${code.color}`,
      `${code.serial}-${code.color}-${code.pkg}`,
      one(NAMES) ?? '',
      `${one(NAMES)} ${code.color}`,
      one(SHADES) ?? '',
      code.color,
      `${one(NAMES)} ${one(SHADES)}`,
    ];
    const page = index % 6 === 5 ? pick(3) : 0;
    return query('name', { nameCode: texts[index % texts.length] ?? '', page });
  });
}

function byCode(codes: readonly Code[], pick: (below: number) => number): string[] {
  return Array.from({ length: SEARCHES }, (_, index) => {
    const { serial, color } = codes[pick(codes.length)] ?? { serial: '', color: '' };
    switch (index % 4) {
      case 0:
        return query('advanced', { serial });
      case 1:
        return query('advanced', { serial, color });
      case 2:
        return query('advanced', { serial: serial.slice(0, 2), page: pick(3) });
      default:
        return query('advanced', { color, page: pick(2) });
    }
  });
}

function byFacets(pick: (below: number) => number): string[] {
  const names = Object.keys(FACETS);
  return Array.from({ length: SEARCHES }, (_, index) => {
    const chosen = [names[index % names.length], names[(index + 1 + pick(names.length - 1)) % names.length]];
    const values = chosen.slice(0, 1 + (index % 2)).flatMap((name) => {
      const list = FACETS[name ?? ''];
      const value = list?.[pick(list.length)];
      return name !== undefined && value !== undefined ? [[name, value]] : [];
    });
    return query('multi', { ...Object.fromEntries(values), page: index % 5 === 4 ? 1 : 0 });
  });
}

/** Replaces one character of a text by a random letter, as a typo does. */
function misspell(text: string, pick: (below: number) => number): string {
  const place = pick(text.length);
  return `${text.slice(0, place)}${String.fromCharCode(97 + pick(26))}${text.slice(place + 1)}`;
}

/** Searches that all differ, in equal parts: codes, misspelt names, names with a shade and a colour, and one to three facets. */
function distinctSearches(codes: readonly Code[], pick: (below: number) => number): string[] {
  const one = (list: readonly string[]) => list[pick(list.length)] ?? '';
  const searches = new Set<string>();
  for (let index = 0; searches.size < DISTINCT_SEARCHES; index++) {
    const { serial, color, pkg } = codes[pick(codes.length)] ?? { serial: '', color: '', pkg: '' };
    switch (index % 4) {
      case 0:
        searches.add(query('name', { nameCode: `${serial}-${color}-${pkg}` }));
        break;
      case 1:
        searches.add(query('name', { nameCode: misspell(one(NAMES), pick), page: pick(3) }));
        break;
      case 2:
        searches.add(query('name', { nameCode: `${one(NAMES)} ${one(SHADES)} ${color}` }));
        break;
      default: {
        const facets = Object.entries(FACETS).map(([facet, values]) => [facet, one(values)]);
        const chosen = facets.filter(() => pick(3) === 0);
        const sort = pick(2) === 0 ? 'serial,asc' : 'serial,desc';
        if (chosen.length > 0 && chosen.length <= 3)
          searches.add(query('multi', { ...Object.fromEntries(chosen), sort, page: pick(2) }));
      }
    }
  }
  return [...searches];
}

/** Requests for suggestions, with partially typed names and codes. */
function suggestions(codes: readonly Code[], pick: (below: number) => number): string[] {
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

/** The request paths of each scenario. */
export async function inputs(db: Database) {
  const products = await db
    .selectFrom('products')
    .select(['productClass', 'serial', 'color', 'pkg'])
    .where('status', '=', 'A')
    .orderBy('id')
    .execute();
  const pick = seeded(20_260_101);
  const codes = Array.from({ length: DETAILS }, () => products[pick(products.length)]).filter(
    (code) => code !== undefined,
  );
  return {
    name: byName(codes, pick),
    advanced: byCode(codes, pick),
    multi: byFacets(pick),
    suggest: suggestions(codes, pick),
    distinct: distinctSearches(products, pick),
    detail: codes.map(
      ({ productClass, serial, color, pkg }) =>
        `/api/products/${productClass}/${serial}/${color}/${pkg}?lang=${LANGUAGE}`,
    ),
  };
}
