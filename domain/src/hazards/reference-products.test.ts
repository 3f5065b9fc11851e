import { describe, expect, it } from 'vitest';
import { findContradictions } from './checks.ts';
import { deriveHazardPictograms, listPossibleSignalWords } from './classification.ts';
import { completeHazard, type Hazard } from './hazard.ts';
import { PICTOGRAMS, SIGNAL_WORDS } from './pictograms.ts';
import { calculateTransport, type TransportedLine } from './transport/calculate-transport.ts';

/**
 * Products of a paint maker, worked out by hand from Regulation (EC) 1272/2008 (Annex I, articles 20 and 26) and ADR
 * (table A of chapter 3.2, 1.1.3.6.3, 3.4). The points are those of all packages of the row.
 *
 * product | hazard statements | signal word | pictograms | UN, name, class, packing group, transport category, limited
 * quantity | packages × content unit, kg/l | quantity, points or LQ
 */
const PRODUCTS = `
Alkyd enamel, drum | H226 H336 | WARNING | 02 07 | 1263;PAINT;3;III;3;5 | 10 x 25 kg 1.25 | 200 l 200
Alkyd enamel, tin | H226 H336 | WARNING | 02 07 | 1263;PAINT;3;III;3;5 | 12 x 1 kg 1.25 | 9.6 l LQ
Epoxy primer base | H226 H315 H317 H319 H411 | WARNING | 02 07 09 | 1263;PAINT;3;III;3;5 | 4 x 25 kg 1.45 | 68.966 l 68.966
Amine hardener by weight | H226 H302 H314 H317 | DANGER | 02 05 07 | 3469;PAINT, FLAMMABLE, CORROSIVE;3 (8);III;3;5 | 2 x 5 kg 0.95 | 10.526 l 10.526
Amine hardener by volume | H226 H302 H314 H317 | DANGER | 02 05 07 | 3469;PAINT, FLAMMABLE, CORROSIVE;3 (8);III;3;5 | 2 x 5 l 0.95 | 10 l LQ
Aliphatic hardener | H226 H317 H332 H335 | WARNING | 02 07 | 1866;RESIN SOLUTION;3;III;3;5 | 3 x 20 kg 1.05 | 57.143 l 57.143
Aromatic isocyanate hardener | H226 H317 H332 H334 H335 | DANGER | 02 07 08 | 1866;RESIN SOLUTION;3;III;3;5 | 1 x 21 kg 1.05 | 20 l 20
Nitro thinner, can | H225 H304 H315 H336 H361d H373 | DANGER | 02 07 08 | 1263;PAINT RELATED MATERIAL;3;II;2;5 | 10 x 25 l 0.85 | 250 l 750
Nitro thinner, bottle | H225 H304 H315 H336 H361d H373 | DANGER | 02 07 08 | 1263;PAINT RELATED MATERIAL;3;II;2;5 | 40 x 5 l 0.85 | 200 l LQ
White spirit, drum | H226 H304 H336 H411 | DANGER | 02 07 08 09 | 1300;TURPENTINE SUBSTITUTE;3;III;3;5 | 1 x 200 l 0.78 | 200 l 200
Acetone, can | H225 H319 H336 | DANGER | 02 07 | 1090;ACETONE;3;II;2;1 | 10 x 5 l 0.79 | 50 l 150
Acetone, bottle | H225 H319 H336 | DANGER | 02 07 | 1090;ACETONE;3;II;2;1 | 10 x 1 l 0.79 | 10 l LQ
Wall paint with preservative | - | NONE | - | - | 20 x 14 l 1.48 | -
Wall paint, harmful to water | H412 | NONE | - | - | 20 x 14 l 1.48 | -
Film-preserved facade paint | H411 | NONE | 09 | 3082;ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.;9;III;3;5 | 10 x 14 l 1.58 | 140 l 140
Zinc-rich primer | H226 H315 H317 H319 H410 | WARNING | 02 07 09 | 1263;PAINT;3;III;3;5 | 20 x 25 kg 2.65 | 188.679 l 188.679
Zinc dust | H410 | WARNING | 09 | 3077;ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S.;9;III;3;5 | 10 x 25 kg 7.1 | 250 kg 250
Polyester filler | H226 H315 H319 H361d H372 | DANGER | 02 07 08 | 1866;RESIN SOLUTION;3;III;3;5 | 4 x 25 kg 1.25 | 80 l 80
Peroxide hardener, bottle | H242 H302 H314 | DANGER | 02 05 07 | 3105;ORGANIC PEROXIDE TYPE D, LIQUID;5.2;-;2;0.125 | 30 x 0.1 l 1.1 | 3 l LQ
Peroxide hardener, can | H242 H302 H314 | DANGER | 02 05 07 | 3105;ORGANIC PEROXIDE TYPE D, LIQUID;5.2;-;2;0.125 | 10 x 1 kg 1.1 | 9.091 l 27.273
Alkaline stripper | H302 H314 | DANGER | 05 07 | 1719;CAUSTIC ALKALI LIQUID, N.O.S.;8;II;2;1 | 4 x 5 l 1.1 | 20 l 60
Alkaline degreaser | H290 H314 | DANGER | 05 | 1719;CAUSTIC ALKALI LIQUID, N.O.S.;8;III;3;5 | 5 x 10 l 1.02 | 50 l 50
Rust converter | H290 H318 | DANGER | 05 | 1805;PHOSPHORIC ACID SOLUTION;8;III;3;5 | 2 x 25 l 1.3 | 50 l 50
Cleaner, eye damage and irritant | H315 H318 | DANGER | 05 | - | 1 x 5 l 1 | -
Dispersion, eye damage and sensitiser | H317 H318 | DANGER | 05 07 | - | 1 x 5 l 1 | -
Respiratory and skin sensitiser | H315 H317 H334 | DANGER | 08 | - | 1 x 5 kg 1 | -
Toxic preservative | H301 H315 H317 | DANGER | 06 | 2810;TOXIC LIQUID, ORGANIC, N.O.S.;6.1;III;2;5 | 2 x 10 l 1.1 | 20 l 60
Methanol | H225 H301 H311 H331 H370 | DANGER | 02 06 08 | 1230;METHANOL;3 (6.1);II;2;1 | 2 x 5 l 0.79 | 10 l 30
Spray can | H222 H229 H319 H336 | DANGER | 02 07 | 1950;AEROSOLS, FLAMMABLE;2.1;-;2;1 | 100 x 0.4 l 0.8 | 32 kg LQ
Spray can without limited quantity | H222 H229 H319 | DANGER | 02 07 | 1950;AEROSOLS, FLAMMABLE;2.1;-;2;0 | 100 x 0.4 l 0.8 | 32 kg 96
Compressed nitrogen | H280 | WARNING | 04 | 1066;NITROGEN, COMPRESSED;2.2;-;3;0.12 | 2 x 10 kg - | 20 kg 20
Flammable gas under pressure | H220 H280 | DANGER | 02 | 1965;HYDROCARBON GAS MIXTURE, LIQUEFIED, N.O.S.;2.1;-;2;0 | 3 x 11 kg - | 33 kg 99
Nitrocellulose chips | H228 | DANGER | 02 | 2557;NITROCELLULOSE, MIXTURE WITH PIGMENT;4.1;II;2;0 | 5 x 20 kg 1.2 | 100 kg 300
Extremely flammable lacquer | H224 H336 | DANGER | 02 07 | 1263;PAINT;3;I;1;0.5 | 1 x 20 l 0.9 | 20 l 1000
Pyrophoric catalyst | H250 | DANGER | 02 | 3394;ORGANOMETALLIC SUBSTANCE, LIQUID, PYROPHORIC, WATER-REACTIVE;4.2 (4.3);I;0;0 | 1 x 1 l 0.9 | 1 l 0
Carbon pigment | H252 | WARNING | 02 | 1361;CARBON, SOLID;4.2;III;4;0 | 25 x 20 kg - | 500 kg 0
Enamel without specific weight | H226 | WARNING | 02 | 1263;PAINT;3;III;3;5 | 4 x 25 kg - | 100 kg 100
Enamel, five drums | H226 | WARNING | 02 | 1263;PAINT;3;III;3;5 | 5 x 200 l 1.1 | 1000 l 1000
Long-term effects | H373 | WARNING | 08 | - | 1 x 1 kg 1 | -
Titanium dioxide powder | H351 | WARNING | 08 | - | 1 x 25 kg - | -
Powder coating | - | NONE | - | - | 4 x 20 kg 1.5 | -
Powder coating with TGIC | H317 H341 | WARNING | 07 08 | - | 4 x 20 kg 1.5 | -
UV lacquer | H315 H317 H319 H411 | WARNING | 07 09 | 3082;ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.;9;III;3;5 | 2 x 25 kg 1.1 | 45.455 l 45.455
Very toxic pigment | H300+H310 | DANGER | 06 | 2811;TOXIC SOLID, ORGANIC, N.O.S.;6.1;I;1;0 | 2 x 1 kg - | 2 kg 100
Deck oil | H413 | NONE | - | - | 10 x 2.5 l 0.94 | -
Solvent-borne wood stain | H226 H304 H335 H336 H412 | DANGER | 02 07 08 | 1263;PAINT;3;III;3;5 | 6 x 2.5 l 0.9 | 15 l LQ
`;

const cells = (line: string, separator = '|') => line.split(separator).map((cell) => cell.trim());
const orNull = (text = '-') => (text === '-' ? null : text);

function toHazard(statements: string, word: string, pictograms: string, entry: string): Hazard {
  const [unNumber, properShippingName, transportClass, packingGroup, category, limitedQuantity] = cells(
    entry,
    ';',
  );
  return completeHazard({
    signalWord: SIGNAL_WORDS.find((candidate) => candidate === word),
    hStatements: statements === '-' ? [] : statements.split(' '),
    pictograms: PICTOGRAMS.filter((pictogram) => pictograms.includes(pictogram.slice(3))),
    unNumber: orNull(unNumber),
    properShippingName: orNull(properShippingName),
    transportClass: orNull(transportClass),
    packingGroup: (['I', 'II', 'III'] as const).find((group) => group === packingGroup) ?? null,
    transportCategory: category === undefined ? null : Number(category),
    limitedQuantity: Number(limitedQuantity ?? 0),
  });
}

function toLine(load: string, hazard: Hazard | null): TransportedLine {
  const [, packages, qta, um = '', dna] = /^(\d+) x ([\d.]+) (\w+) ?(\S+)?$/.exec(load) ?? [];
  return {
    productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
    um,
    qta: Number(qta),
    dna: dna === undefined || dna === '-' ? null : Number(dna),
    packages: Number(packages),
    hazard,
  };
}

const rows = PRODUCTS.trim()
  .split('\n')
  .map((line) => {
    const [product = '', statements = '', word = '', pictograms = '', entry = '', load = '', result = ''] =
      cells(line);
    return { product, statements, word, pictograms, entry, load, result };
  });

it('lists at least 40 products', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
});

describe.each(rows)('$product', ({ statements, word, pictograms, entry, load, result }) => {
  const hazard = toHazard(statements, word, pictograms, entry);

  it('has the label elements of its statements', () => {
    expect(findContradictions(hazard)).toEqual([]);
    expect(listPossibleSignalWords(hazard.hStatements)).toContain(word);
    const { required } = deriveHazardPictograms(hazard.hStatements);
    expect([...required].toSorted()).toEqual(
      hazard.pictograms.filter((pictogram) => required.has(pictogram)),
    );
  });

  it('has no other signal word and lacks no pictogram', () => {
    const others = SIGNAL_WORDS.filter(
      (other) => !listPossibleSignalWords(hazard.hStatements).includes(other),
    );
    for (const signalWord of others) expect(findContradictions({ ...hazard, signalWord })).not.toEqual([]);
    for (const missing of deriveHazardPictograms(hazard.hStatements).required) {
      const incomplete = {
        ...hazard,
        pictograms: hazard.pictograms.filter((pictogram) => pictogram !== missing),
      };
      expect(findContradictions(incomplete)).toMatchObject([{ reason: 'pictogramMissing' }]);
    }
    const surplus = PICTOGRAMS.filter(
      (pictogram) => !deriveHazardPictograms(hazard.hStatements).allowed.has(pictogram),
    );
    for (const pictogram of surplus)
      expect(findContradictions({ ...hazard, pictograms: [...hazard.pictograms, pictogram] })).not.toEqual(
        [],
      );
  });

  it('has the points of its load', () => {
    const transport = calculateTransport([toLine(load, hazard)]);
    const [quantity, unit, points] = result.split(' ');
    if (points === undefined) {
      expect(transport).toMatchObject({ points: 0, exceeds: false, lines: [], isComplete: true });
      return;
    }
    const isLimitedQuantity = points === 'LQ';
    const expectedPoints = isLimitedQuantity ? 0 : Number(points);
    expect(transport).toMatchObject({
      points: expectedPoints,
      exceeds: hazard.transportCategory === 0,
      lines: [{ quantity: Number(quantity), unit, isLimitedQuantity, points: expectedPoints }],
    });
  });
});
