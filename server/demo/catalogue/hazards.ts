import { findContradictions } from '@cromia/domain/hazards/checks';
import { type Hazard, hazardInputSchema } from '@cromia/domain/hazards/hazard';
import { PICTOGRAMS } from '@cromia/domain/hazards/pictograms';
import { completeUfi } from '@cromia/domain/hazards/ufi';
import { createPrng } from '../prng.ts';
import { parseRows } from '../table.ts';
import { listSubstanceNames } from './substances.ts';

/** Transport entries: UN number; name; class; packing group; tunnel code; category; limited quantity. */
const ENTRIES: Readonly<Record<string, string>> = {
  none: '-',
  paint: '1263;PAINT;3;III;D/E;3;5',
  lacquer: '1263;PAINT;3;II;D/E;2;5',
  thinner: '1263;PAINT RELATED MATERIAL;3;III;D/E;3;5',
  fastThinner: '1263;PAINT RELATED MATERIAL;3;II;D/E;2;5',
  resin: '1866;RESIN SOLUTION;3;III;D/E;3;5',
  liquid: '3082;ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (EPOXY RESIN);9;III;-;3;5',
  acrylates: '3082;ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (ACRYLATES);9;III;-;3;5',
  peroxide: '3105;ORGANIC PEROXIDE TYPE D, LIQUID (METHYL ETHYL KETONE PEROXIDE(S));5.2;-;D;2;0.125',
};

/** Precautionary statements by the kind of product. */
const PRECAUTIONS: Readonly<Record<string, string>> = {
  none: '',
  mild: 'P102 P273 P501',
  public: 'P102 P210 P261 P271 P304+P340 P403+P235 P501',
  flammable: 'P210 P261 P271 P280 P304+P340 P403+P235 P501',
  sensitising: 'P210 P261 P273 P280 P302+P352 P305+P351+P338 P333+P313 P391 P501',
  aspiration: 'P102 P210 P261 P280 P301+P310 P331 P405 P501',
  corrosive: 'P210 P261 P280 P301+P330+P331 P303+P361+P353 P305+P351+P338 P310 P501',
  isocyanate: 'P210 P261 P271 P280 P284 P302+P352 P304+P340 P333+P313 P501',
  harmful: 'P201 P210 P260 P280 P305+P351+P338 P308+P313 P405 P501',
};

/** How the precautionary statements are completed, by the kind of precautions. */
const COMPLETIONS: Readonly<Record<string, string>> = {
  mild: 'P501=COLLECTION_POINT',
  public: 'P261=VAPOURS+SPRAY P501=COLLECTION_POINT',
  flammable: 'P261=VAPOURS+SPRAY P280=GLOVES+EYES P501=COLLECTION_POINT',
  sensitising: 'P261=VAPOURS P280=GLOVES+EYES P501=COLLECTION_POINT',
  aspiration: 'P261=VAPOURS P280=GLOVES+EYES P501=COLLECTION_POINT',
  corrosive: 'P261=VAPOURS+SPRAY P280=GLOVES+CLOTHING+EYES+FACE P353=INCLUDE P501=DISPOSAL_PLANT',
  isocyanate: 'P261=VAPOURS+SPRAY P280=GLOVES+EYES P284=INCLUDE P501=DISPOSAL_PLANT',
  harmful: 'P260=DUST+VAPOURS P280=GLOVES+EYES P501=DISPOSAL_PLANT',
};

/** The organs that H372 and H373 name. */
const ORGANS = [
  'it:H37x=(organi uditivi)',
  'en:H37x=(hearing organs)',
  'de:H37x=(Hörorgane)',
  'fr:H37x=(organes auditifs)',
  'es:H37x=(órganos auditivos)',
  'pl:H37x=(narząd słuchu)',
  'cs:H37x=(sluchové orgány)',
];

const SOLVENT = 'Hydrocarbons, C9-C12, n-alkanes, isoalkanes, cyclics, aromatics (2-25 %)';
const EPOXY = 'bisphenol-A-(epichlorhydrin) epoxy resin (MW ≤ 700)';
const PRESERVATIVES =
  '1,2-benzisothiazol-3(2H)-one; reaction mass of 5-chloro-2-methyl-2H-isothiazol-3-one and 2-methyl-2H-isothiazol-3-one (3:1)';

/**
 * Assessments by kind of product: signal word | pictograms | hazard statements | supplemental statements | precautions |
 * substances | transport | marks: E environmentally hazardous, P for professionals only, D diisocyanates. They look plausible
 * for such products and are not those of any real one.
 */
const KINDS = `
alkyd|WARNING|02 07|H226 H336|EUH066|public|${SOLVENT}|paint|-
alkydWhite|WARNING|02 07|H226 H336|EUH066 EUH211|public|${SOLVENT}|paint|-
rubber|WARNING|02 07 09|H226 H312+H332 H315 H411|-|flammable|xylene|paint|E
epoxy|WARNING|02 07 09|H226 H315 H317 H319 H411|EUH205|sensitising|${EPOXY}; xylene|paint|E
zinc|WARNING|02 07 09|H226 H315 H317 H319 H410|EUH205|sensitising|${EPOXY}; xylene|paint|EP
urethane|WARNING|02 07|H226 H336|EUH066|flammable|n-butyl acetate|paint|-
baking|WARNING|02 07|H226 H335 H336|EUH066|flammable|solvent naphtha (petroleum), light aromatic|paint|P
bakingEpoxy|WARNING|02 07|H226 H317 H335 H336|EUH205|sensitising|${EPOXY}|paint|P
heat|WARNING|02 07|H226 H312+H332 H315|-|flammable|xylene|paint|-
lacquer|DANGER|02 07|H225 H319 H336|EUH066|public|n-butyl acetate; ethyl acetate|lacquer|-
filler|DANGER|02 07 08|H226 H315 H319 H361d H372|-|harmful|styrene|paint|P
uv|WARNING|07 09|H315 H317 H319 H411|-|sensitising|tripropylene glycol diacrylate|acrylates|EP
floor|WARNING|07 09|H315 H317 H319 H411|EUH205|sensitising|${EPOXY}|liquid|E
water|NONE|-|-|EUH208 EUH210|none|${PRESERVATIVES}|none|-
waterWhite|NONE|-|-|EUH208 EUH210 EUH211|none|${PRESERVATIVES}|none|-
facade|NONE|-|H412|EUH208 EUH211|mild|${PRESERVATIVES}|none|-
oil|NONE|-|H412|EUH066 EUH208|mild|cobalt bis(2-ethylhexanoate)|none|-
powder|NONE|-|-|EUH210|none|-|none|P
powderEpoxy|WARNING|07|H317|EUH205|sensitising|${EPOXY}|none|P
paste|WARNING|02 07|H226 H336|EUH066|flammable|butanone|paint|P
resin|WARNING|02 07|H226 H336|EUH066|flammable|${SOLVENT}|resin|P
whiteSpirit|DANGER|02 07 08 09|H226 H304 H336 H411|EUH066|aspiration|${SOLVENT}|thinner|E
epoxyThinner|DANGER|02 05 07 08|H226 H304 H312+H332 H315 H318 H335 H336 H373|-|corrosive|xylene; butan-1-ol|thinner|-
urethaneThinner|WARNING|02 07|H226 H312+H332 H336|EUH066|flammable|n-butyl acetate; xylene|thinner|-
nitroThinner|DANGER|02 07|H225 H319 H336|EUH066|public|acetone; ethyl acetate|fastThinner|-
bakingThinner|DANGER|02 07 08 09|H226 H304 H335 H336 H411|EUH066|aspiration|solvent naphtha (petroleum), light aromatic|thinner|EP
isocyanate|WARNING|02 07|H226 H317 H332 H335|EUH204|isocyanate|hexamethylene diisocyanate, oligomers|thinner|PD
isocyanateWater|WARNING|07|H317 H332 H335 H412|EUH204|isocyanate|hexamethylene diisocyanate, oligomers|none|PD
amine|DANGER|02 05 07|H226 H315 H317 H318 H336|-|corrosive|fatty acids, C18-unsatd., dimers, polymers with triethylenetetramine; butan-1-ol|thinner|-
peroxide|DANGER|02 05 07|H242 H302 H314|-|corrosive|methyl ethyl ketone peroxide|peroxide|P
stripper|DANGER|02 07|H225 H319|-|public|1,3-dioxolane|fastThinner|-
degreaser|WARNING|07|H315 H319|-|mild|2-(2-butoxyethoxy)ethanol|none|-
`;

const SERIALS: Readonly<Record<string, string>> = {
  alkyd: 'F110 M200 E610',
  rubber: 'A350',
  epoxy: 'F120 F121 A310 A330 A340',
  zinc: 'A300',
  urethane: 'M210 M215 M220 A320 W410 W420 W425 P710 T900',
  baking: 'M230 C810 C820 C830',
  bakingEpoxy: 'C800',
  heat: 'M260',
  lacquer: 'W430 P700',
  filler: 'W415',
  uv: 'W440 W445',
  floor: 'H540',
  water: 'M240 M250 M280 M285 W400 W455 W460 H520 H530 H550 H560 P720 T905 T910 S920',
  waterWhite: 'W450 H500 E600',
  facade: 'H510 H515',
  oil: 'W470',
  powder: 'M270',
  powderEpoxy: 'M275',
  paste: 'S925',
  resin: 'S930',
  whiteSpirit: 'D100',
  epoxyThinner: 'D101',
  urethaneThinner: 'D102',
  nitroThinner: 'D103',
  bakingThinner: 'D104',
  isocyanate: 'D110',
  isocyanateWater: 'D115',
  amine: 'D111',
  peroxide: 'D112',
  stripper: 'Z950',
  degreaser: 'Z955',
};

/** Colours whose pigments change the label of their serial. */
const EXCEPTIONS: readonly (readonly [serial: string, color: string, kind: string])[] = [
  ['M200', '9010', 'alkydWhite'],
  ['E610', '9010', 'alkydWhite'],
];

const splitCodes = (cell = '-') => (cell === '-' || cell === '' ? [] : cell.split(' '));
const orNull = (cell = '-') => (cell === '-' ? null : cell);

function parseEntry(name: string) {
  const [unNumber, properShippingName, transportClass, packingGroup, tunnelCode, category, limitedQuantity] =
    (ENTRIES[name] ?? '-').split(';');
  return {
    unNumber: orNull(unNumber),
    properShippingName: orNull(properShippingName),
    transportClass: orNull(transportClass),
    packingGroup: orNull(packingGroup),
    tunnelCode: orNull(tunnelCode),
    transportCategory: category === undefined ? null : Number(category),
    limitedQuantity: Number(limitedQuantity ?? 0),
  };
}

const kinds = new Map(parseRows(KINDS, 9).map(([kind = '', ...cells]) => [kind, cells]));

/** A UFI that is the same on every machine; products without physical or health hazards need none. */
function createUfi(product: string): string {
  const prng = createPrng(`ufi ${product}`);
  return completeUfi(Array.from({ length: 15 }, () => prng.int(0, 30)));
}

function buildHazard(kind: string, product: string): Hazard {
  const [
    signalWord,
    pictograms = '',
    hStatements,
    euhStatements,
    precautions = 'none',
    contains,
    entry = 'none',
    marks = '',
  ] = kinds.get(kind) ?? [];
  const substances = contains === undefined || contains === '-' ? [] : contains.split('; ');
  const organs = splitCodes(hStatements).filter((code) => /^H37[23]$/.test(code));
  const hazard = hazardInputSchema.parse({
    signalWord,
    pictograms: PICTOGRAMS.filter((pictogram) => pictograms.includes(pictogram.slice(3))),
    hStatements: splitCodes(hStatements),
    euhStatements: splitCodes(euhStatements),
    pStatements: splitCodes(PRECAUTIONS[precautions]),
    completions: [
      ...splitCodes(COMPLETIONS[precautions]),
      ...organs.flatMap((code) => ORGANS.map((entry) => entry.replace('H37x', code))),
    ],
    contains: substances,
    substanceNames: listSubstanceNames(substances),
    ufi: signalWord === 'NONE' ? null : createUfi(product),
    professionalOnly: marks.includes('P'),
    diisocyanates: marks.includes('D'),
    ...parseEntry(entry),
    environmentallyHazardous: marks.includes('E'),
  });
  const [contradiction] = findContradictions(hazard);
  if (contradiction) throw new Error(`${product}: ${contradiction.field} ${contradiction.reason}`);
  return hazard;
}

export interface DemoHazard {
  serial: string;
  /** Empty for the assessment of the serial. */
  color: string;
  hazard: Hazard;
}

/** The assessments of all serials, and the exceptions of some colours. */
export const DEMO_HAZARDS: readonly DemoHazard[] = [
  ...Object.entries(SERIALS).flatMap(([kind, serials]) =>
    serials.split(' ').map((serial) => ({ serial, color: '', hazard: buildHazard(kind, serial) })),
  ),
  ...EXCEPTIONS.map(([serial, color, kind]) => ({
    serial,
    color,
    hazard: buildHazard(kind, `${serial}-${color}`),
  })),
];
