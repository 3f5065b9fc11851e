import type { StatementLanguage } from './texts.ts';

type Words = Readonly<Record<StatementLanguage, string>>;

/**
 * The usual words for the gaps (`…`) of precautionary statements, by statement and key, so that they read well in the
 * wording of Annex IV of Regulation (EC) No 1272/2008. The regulation leaves them to the supplier; these are the
 * supplier's words, not the regulation's. Without a completion, the first one of a statement with a default is printed.
 */
export const USUAL_COMPLETIONS = {
  P230: {
    WATER: {
      it: 'acqua',
      en: 'water',
      de: 'Wasser',
      fr: 'de l’eau',
      es: 'agua',
      pl: 'wodą',
      cs: 'pomocí vody',
    },
  },
  P264: {
    HANDS: {
      it: 'le mani',
      en: 'hands',
      de: 'Hände',
      fr: 'les mains',
      es: 'las manos',
      pl: 'ręce',
      cs: 'ruce',
    },
    HANDS_FACE: {
      it: 'le mani e il viso',
      en: 'hands and face',
      de: 'Hände und Gesicht',
      fr: 'les mains et le visage',
      es: 'las manos y la cara',
      pl: 'ręce i twarz',
      cs: 'ruce a obličej',
    },
  },
  P320: {
    FIRST_AID: {
      it: 'le istruzioni di primo soccorso',
      en: 'the first aid instructions',
      de: 'Erste-Hilfe-Anweisungen',
      fr: 'les instructions de premiers secours',
      es: 'las instrucciones de primeros auxilios',
      pl: 'instrukcje pierwszej pomocy',
      cs: 'pokyny pro první pomoc',
    },
  },
  P321: {
    FIRST_AID: {
      it: 'le istruzioni di primo soccorso',
      en: 'the first aid instructions',
      de: 'Erste-Hilfe-Anweisungen',
      fr: 'les instructions de premiers secours',
      es: 'las instrucciones de primeros auxilios',
      pl: 'instrukcje pierwszej pomocy',
      cs: 'pokyny pro první pomoc',
    },
  },
  P352: {
    SOAP: {
      it: 'sapone',
      en: 'soap',
      de: 'Seife',
      fr: 'au savon',
      es: 'jabón',
      pl: 'mydła',
      cs: 'mýdla',
    },
  },
  P378: {
    FOAM_POWDER_SAND: {
      it: 'sabbia asciutta, polvere chimica o schiuma resistente all’alcool',
      en: 'dry sand, dry chemical or alcohol-resistant foam',
      de: 'trockenen Sand, Löschpulver oder alkoholbeständigen Schaum',
      fr: 'du sable sec, une poudre chimique ou une mousse résistant à l’alcool',
      es: 'arena seca, polvo químico seco o espuma resistente al alcohol',
      pl: 'suchego piasku, suchego proszku gaśniczego lub piany odpornej na alkohol',
      cs: 'suchý písek, hasicí prášek nebo pěnu odolnou vůči alkoholu',
    },
    POWDER_SAND: {
      it: 'sabbia asciutta o polvere chimica',
      en: 'dry sand or dry chemical',
      de: 'trockenen Sand oder Löschpulver',
      fr: 'du sable sec ou une poudre chimique',
      es: 'arena seca o polvo químico seco',
      pl: 'suchego piasku lub suchego proszku gaśniczego',
      cs: 'suchý písek nebo hasicí prášek',
    },
  },
  P401: {
    LOCAL_RULES: {
      it: 'la normativa locale',
      en: 'local regulations',
      de: 'den örtlichen Vorschriften',
      fr: 'la réglementation locale',
      es: 'la normativa local',
      pl: 'przepisami miejscowymi',
      cs: 'místními předpisy',
    },
  },
  P501: {
    COLLECTION_POINT: {
      it: 'un punto di raccolta autorizzato, nel rispetto della normativa locale',
      en: 'an authorised waste collection point in accordance with local regulations',
      de: 'einer zugelassenen Sammelstelle gemäß den örtlichen Vorschriften',
      fr: 'un point de collecte agréé, conformément à la réglementation locale',
      es: 'un punto de recogida autorizado, conforme a la normativa local',
      pl: 'uprawnionego punktu zbiórki odpadów zgodnie z przepisami miejscowymi',
      cs: 've schváleném sběrném místě v souladu s místními předpisy',
    },
    DISPOSAL_PLANT: {
      it: 'un impianto di smaltimento autorizzato, nel rispetto della normativa locale',
      en: 'an approved waste disposal plant in accordance with local regulations',
      de: 'einer zugelassenen Entsorgungsanlage gemäß den örtlichen Vorschriften',
      fr: 'une installation d’élimination agréée, conformément à la réglementation locale',
      es: 'una planta de eliminación autorizada, conforme a la normativa local',
      pl: 'uprawnionego zakładu unieszkodliwiania odpadów zgodnie z przepisami miejscowymi',
      cs: 've schváleném zařízení na odstraňování odpadů v souladu s místními předpisy',
    },
  },
} as const satisfies Record<string, Readonly<Record<string, Words>>>;

/** Parts of a sentence that belong together: the words around the chosen items. */
interface Alternatives {
  lead: string;
  items: readonly string[];
  tail: string;
}

/** The parts of a sentence between its slashes, as the regulation has them. */
interface Sentence {
  begin: string;
  groups: readonly Alternatives[];
  end: string;
}

/** A sentence whose items need no words of their own around them. */
function sentence(begin: string, items: string, end: string): Sentence {
  return { begin, groups: [{ lead: '', items: items.split('/'), tail: '' }], end };
}

/** The keys of what may be breathed in, in the order of P260 and P261. */
const BREATHED = ['DUST', 'FUME', 'GAS', 'MIST', 'VAPOURS', 'SPRAY'] as const;

/**
 * Statements of which the supplier chooses items between slashes (Annex IV, Part 1): the keys of the items in their order,
 * and the sentence in each language. All items together are the regulation's text.
 */
export const STATEMENT_CHOICES: Readonly<
  Record<
    string,
    { keys: readonly string[]; sentences: Readonly<Record<StatementLanguage, Sentence>> } | undefined
  >
> = {
  P260: {
    keys: BREATHED,
    sentences: {
      it: sentence('Non respirare ', 'la polvere/i fumi/i gas/la nebbia/i vapori/gli aerosol', '.'),
      en: sentence('Do not breathe ', 'dust/fume/gas/mist/vapours/spray', '.'),
      de: sentence('', 'Staub/Rauch/Gas/Nebel/Dampf/Aerosol', ' nicht einatmen.'),
      fr: sentence('Ne pas respirer les ', 'poussières/fumées/gaz/brouillards/vapeurs/aérosols', '.'),
      es: sentence('No respirar ', 'el polvo/el humo/el gas/la niebla/los vapores/el aerosol', '.'),
      pl: sentence('Nie wdychać ', 'pyłu/dymu/gazu/mgły/par/rozpylonej cieczy', '.'),
      cs: sentence('Nevdechujte ', 'prach/dým/plyn/mlhu/páry/aerosoly', '.'),
    },
  },
  P261: {
    keys: BREATHED,
    sentences: {
      it: sentence('Evitare di respirare ', 'la polvere/i fumi/i gas/la nebbia/i vapori/gli aerosol', '.'),
      en: sentence('Avoid breathing ', 'dust/fume/gas/mist/vapours/spray', '.'),
      de: sentence('Einatmen von ', 'Staub/Rauch/Gas/Nebel/Dampf/Aerosol', ' vermeiden.'),
      fr: sentence('Éviter de respirer les ', 'poussières/fumées/gaz/brouillards/vapeurs/aérosols', '.'),
      es: sentence('Evitar respirar ', 'el polvo/el humo/el gas/la niebla/los vapores/el aerosol', '.'),
      pl: sentence('Unikać wdychania ', 'pyłu/dymu/gazu/mgły/par/rozpylonej cieczy', '.'),
      cs: sentence('Zamezte vdechování ', 'prachu/dýmu/plynu/mlhy/par/aerosolů', '.'),
    },
  },
  P280: {
    keys: ['GLOVES', 'CLOTHING', 'EYES', 'FACE'],
    sentences: {
      it: {
        begin: '',
        groups: [
          { lead: 'Indossare ', items: ['guanti', 'indumenti'], tail: ' protettivi' },
          { lead: 'Proteggere ', items: ['gli occhi', 'il viso'], tail: '' },
        ],
        end: '.',
      },
      en: sentence('Wear ', 'protective gloves/protective clothing/eye protection/face protection', '.'),
      de: sentence('', 'Schutzhandschuhe/Schutzkleidung/Augenschutz/Gesichtsschutz', ' tragen.'),
      fr: {
        begin: 'Porter ',
        groups: [
          { lead: '', items: ['des gants de protection', 'des vêtements de protection'], tail: '' },
          { lead: 'un équipement de protection ', items: ['des yeux', 'du visage'], tail: '' },
        ],
        end: '.',
      },
      es: sentence('Llevar ', 'guantes/prendas/gafas/máscara', ' de protección.'),
      pl: sentence('Stosować ', 'rękawice ochronne/odzież ochronną/ochronę oczu/ochronę twarzy', '.'),
      cs: sentence('Používejte ', 'ochranné rukavice/ochranný oděv/ochranné brýle/obličejový štít', '.'),
    },
  },
};

/** The sentence with the items at some positions only. */
export function writeChoice({ begin, groups, end }: Sentence, positions: ReadonlySet<number>): string {
  let position = 0;
  const parts = groups.flatMap(({ lead, items, tail }) => {
    const chosen = items.filter(() => positions.has(position++));
    return chosen.length > 0 ? [`${lead}${chosen.join('/')}${tail}`] : [];
  });
  return `${begin}${parts.join('/')}${end}`;
}

/** The items of a choice in a language, in the order of its keys; empty for other statements. */
export function listItems(code: string, language: StatementLanguage): string[] {
  return STATEMENT_CHOICES[code]?.sentences[language].groups.flatMap(({ items }) => items) ?? [];
}
