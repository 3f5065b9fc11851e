import { parseNumber, parseOptionalNumber, parseRows, type Texts } from '../table.ts';
import { type ColorRange, isColorRange } from './color-ranges.ts';
import { isPackagingRange, type PackagingRange } from './packagings.ts';
import { findSentence } from './sentences.ts';
import { SERIAL_NAMES } from './serial-names.ts';
import { findTechnicalData, type TechnicalData } from './technical-data.ts';

/** A serial of the demo: the data that its colours and packagings share. */
export interface DemoSerial {
  serial: string;
  brand: string;
  shortDescription: Texts;
  longDescription: Texts;
  /** Facet codes in the combinations that the contract allows (section 7). */
  area: string;
  typology: string;
  family: string;
  dilution: string;
  drying: string;
  applications: string[];
  intest: 'I' | 'E' | 'IE';
  /** The thinner's serial, or H2O. */
  diluent: string | null;
  /** Shelf life in months. */
  expires: number;
  /** Coverage in m2 per litre and in m2 per kg. */
  resalt: number | null;
  resakg: number | null;
  /** Specific weight, kg/l. */
  dna: number;
  um: 'kg' | 'l';
  /** Public list price in EUR per unit of measure, for a large package in a standard shade. */
  basePrice: number;
  packs: PackagingRange;
  colors: ColorRange;
  technical: TechnicalData;
}

/** Each area has one brand. */
const BRANDS: Record<string, string> = {
  '3M': 'Ferrocrom',
  '3A': 'Anticrom',
  '3W': 'Lignocrom',
  '3H': 'Muralcrom',
  '3EFL': 'Tuttocrom',
  '3P': 'Plasticrom',
  '3C': 'Coilcrom',
  '3T': 'Tintocrom',
  '3S': 'Pastacrom',
  '3D': 'Cromia Service',
  '3Z': 'Cromia Service',
};

// serial | area | typology | family | dilution | drying | applications | intest | diluent | months | m2/l | m2/kg | kg/l | um | EUR | packs | colours | text
const SERIALS = `
F110|3M|background|alkyl|3S|1|P R S SC|IE|D100|24|-|7.5|1.38|kg|5.35|tins|primer|alkydPrimer adhesionSteel machinery
F120|3M|background|epoxy|3S|2|P R S SM SL|IE|D101|24|-|6.8|1.45|kg|8.4|primer|primer|epoxyPrimer adhesionMetals wetOnWet
F121|3M|background|epoxy|3S|2|P R S SM SL SE|IE|D101|24|-|7.2|1.52|kg|9.15|primer|primer|epoxyPrimer highSolids adhesionMetals wetOnWet
M200|3M|coat|alkyl|3S|1|P R S SC|IE|D100|36|-|9.5|1.12|kg|6.9|tinsPlus|ral|alkydEnamel machinery glossBody
M210|3M|coat|urethane|3S|2|P R S SM SL SE|E|D102|24|-|9|1.22|kg|11.8|tinsPlus|ral|aliphatic glossBody machinery
M215|3M|coat|urethane|3S|2|S SM SL SE|E|D102|24|-|8.6|1.28|kg|11.95|tins|solid|aliphatic satin machinery
M220|3M|coat|acrylic|3S|2|S SM SL SH SE|E|D102|24|-|9.4|1.3|kg|13.4|tins|solid|highSolids aliphatic glossBody
M230|3M|coat|polyester_melamine|3S|O|S SM SE|I|D104|18|-|9.2|1.2|kg|7.6|industry|solid|baking metalFurniture
M240|3M|coat|acrylic|3W|1|P R S SM SL|IE|H2O|18|-|8.8|1.24|kg|9.3|tins|solid|waterborne adhesionMetals metalFurniture
M250|3M|coat|urethane|3W|2|S SM SL SE|E|H2O|12|-|9.1|1.21|kg|13.9|tins|popular|aliphatic waterborne machinery
M260|3M|coat|silicones|3S|O|P S SC|IE|D104|18|-|10|1.18|kg|19.5|small|heat|heatResistant
M270|3M|dust|polyester|3P|O|SE|E|-|18|-|9.5|1.5|kg|6.2|powder|solid|powder powderOutdoor
M275|3M|dust|epoxy|3P|O|SE|I|-|18|-|10.2|1.48|kg|5.4|powder|popular|powder powderIndoor
M280|3M|background|epoxy|3W|E|IEC IE|IE|H2O|6|-|12|1.15|kg|6.8|bulk|electro|cathodic adhesionMetals
M285|3M|coat|acrylic|3W|E|IEA IE|I|H2O|6|-|12.5|1.08|kg|8.9|bulk|clear|anodic
A300|3A|background|epoxy|3S|2|P S SL|E|D101|18|-|3.6|2.65|kg|13.7|primer|zinc|zincRich iso12944
A310|3A|intermediate|epoxy|3S|2|P R S SL|E|D101|24|-|5.2|1.58|kg|8.1|tins|mio|micaceous iso12944 highSolids
A320|3A|coat|urethane|3S|2|P R S SM SL|E|D102|24|-|8.4|1.26|kg|12.6|tins|ral|aliphatic iso12944 structures
A330|3A|intermediate|epoxy|3S|2|P R SL|IE|D101|24|-|4.9|1.42|kg|10.4|tins|primer|surfaceTolerant highSolids structures
A340|3A|coat|phenolic|3S|2|P SL|I|D101|18|-|5.5|1.4|kg|14.8|industry|greys|tankLining
A350|3A|coat|clorocianuro|3S|1|P R S SL|E|D103|18|-|6.2|1.33|kg|9.7|tins|popular|chlorinatedRubber
W400|3W|impregnant|acrylic|3W|1|P I A S|E|H2O|24|12|-|1.03|l|11.2|litres|stains|impregnation woodOutdoors waterborne
W410|3W|background|urethane|3S|2|S SM SL V|I|D102|18|-|8|1|kg|6.1|industry|clear|woodSealer sandable woodFurniture
W415|3W|background|unsaturated|3S|2|S SM V|I|D103|6|-|5|1.25|kg|5.8|industry|white|polyesterFiller sandable woodFurniture
W420|3W|coat|urethane|3S|2|S SM SL SH|I|D102|18|-|8.2|1.27|kg|8.7|tins|solid|silky woodFurniture nonYellowing
W425|3W|coat|acrylic|3S|2|S SM SH|I|D102|18|-|9|0.98|kg|9.2|industry|clear|silky nonYellowing woodFurniture
W430|3W|coat|nitrocellulose|3S|1|S SH K|I|D103|24|-|8.8|0.95|kg|5.2|tins|clear|nitroLacquer woodFurniture
W440|3W|background|polyester|3u|U|C|I|-|9|-|25|1.12|kg|7.4|bulk|clear|uvCuring sandable
W445|3W|coat|acrylic|3u|U|C V|I|-|9|-|18|1.1|kg|8.3|bulk|clear|uvCuring silky
W450|3W|coat|acrylic|3W|1|SM SL SE|E|H2O|12|-|4.5|1.26|kg|8.9|tins|solid|joineryTopcoat woodOutdoors nonYellowing
W455|3W|intermediate|acrylic|3W|1|A I|E|H2O|12|-|7.5|1.04|kg|6.6|bulk|clear|flowCoating woodOutdoors
W460|3W|dye|vinyl|3W|1|S SH G K|I|H2O|24|14|-|1.01|l|14.6|litres|stains|woodStain woodFurniture
W470|3W|impregnant|alkyl|3N|1|P K G|E|-|36|16|-|0.94|l|15.8|litres|oils|deckOil woodOutdoors
H500|3H|washable|vinyl|3W|1|P R SL|I|H2O|24|10|-|1.48|l|5.6|wall|walls|washable lowOdour
H510|3H|washable|acrylic|3W|1|P R SL|E|H2O|24|6|-|1.58|l|5.9|wall|walls|facade breathable
H515|3H|washable|silicones|3W|1|P R|E|H2O|18|6.5|-|1.56|l|7.8|wall|walls|siloxane facade
H520|3H|background|acrylic|3W|1|P R SL|IE|H2O|24|18|-|1.01|l|6.2|wall|neutral|fixative
H530|3H|coat|silicones|3W|1|Z T|E|H2O|18|-|0.45|1.82|kg|3.1|plaster|walls|siloxane thickCoat
H540|3H|wp_floors_resins|epoxy|3N|2|T R Z|I|-|12|-|0.35|1.45|kg|9.4|industry|popular|floor selfLevelling
H550|3H|wp_floors_resins|acrylic|3W|1|P R T|E|H2O|18|-|0.7|1.35|kg|4.9|plaster|roofs|waterproof
H560|3H|various|vinyl|3W|1|T|I|H2O|24|-|1|1.7|kg|3.6|filler|white|filler sandable
E600|3EFL|coat|acrylic|3W|1|P R S SM|IE|H2O|24|12|-|1.22|l|19.8|litres|solid|universal nonYellowing waterborne
E610|3EFL|coat|alkyl|3S|1|P R S|IE|D100|36|14|-|1.08|l|16.5|litres|solid|universal glossBody
P700|3P|background|ketone|3S|1|S SH|IE|D103|24|-|22|0.88|kg|16.4|small|neutral|plasticAdhesion
P710|3P|coat|acrylic|3S|2|S SM SH SE|IE|D102|24|-|9.6|1.18|kg|15.1|small|solid|plasticAdhesion aliphatic
P720|3P|coat|urethane|3W|2|S SH|I|H2O|12|-|8.5|1.09|kg|21.5|small|popular|softTouch
C800|3C|background|epoxy|3S|O|C|IE|D104|12|-|14|1.28|kg|6.7|coil|greys|coilLine coilForming
C810|3C|coat|polyester|3S|O|C|E|D104|12|-|11|1.24|kg|7.9|coil|popular|coilLine coilForming
C820|3C|coat|pvdf|3S|O|C|E|D104|12|-|10.5|1.3|kg|17.9|coil|popular|pvdf coilForming
C830|3C|back|polyester|3S|O|C|I|D104|12|-|15|1.22|kg|5.1|coil|backing|backing coilLine
T900|3T|converter|urethane|3S|2|S SM SL|IE|D102|24|-|8.8|1.02|kg|8.1|tins|bases|converter aliphatic
T905|3T|converter|acrylic|3W|1|P R S|IE|H2O|18|-|9|1.06|kg|7.2|tins|bases|converter waterborne
T910|3T|paste|acrylic|3W|1|SC|IE|-|24|-|-|1.35|kg|14.9|pastes|pigments|tintingPaste pigments
S920|3S|paste|acrylic|3W|1|SC|IE|-|18|-|-|1.42|kg|12.7|pastes|pigments|pigments
S925|3S|paste|ketone|3S|1|SC|IE|-|24|-|-|1.28|kg|13.8|pastes|pigments|pigments
S930|3S|raw_material|alkyl|3S|1|SC|IE|-|18|-|-|0.96|kg|3.9|coil|neutral|resin
D100|3D|thinner|alkyl|3S|1|SC|IE|-|60|-|-|0.79|l|3.2|solvents|neutral|thinner
D101|3D|thinner|epoxy|3S|1|SC|IE|-|60|-|-|0.87|l|4.4|solvents|neutral|thinner
D102|3D|thinner|urethane|3S|1|SC|IE|-|60|-|-|0.88|l|4.7|solvents|neutral|thinner
D103|3D|thinner|nitrocellulose|3S|1|SC|IE|-|60|-|-|0.85|l|3.6|solvents|neutral|thinner
D104|3D|thinner|polyester|3S|O|SC|IE|-|60|-|-|0.9|l|4.1|solvents|neutral|thinner retarder
D110|3D|catalyst|urethane|3S|2|SC|IE|-|12|-|-|1.05|kg|15.4|hardener|neutral|hardener
D111|3D|catalyst|epoxy|3S|2|SC|IE|-|24|-|-|0.95|kg|11.9|hardener|neutral|hardener
D112|3D|catalyst|unsaturated|3S|2|SC|I|-|6|-|-|1.02|kg|16.8|small|neutral|hardener
D115|3D|catalyst|urethane|3W|2|SC|IE|-|12|-|-|1.12|kg|18.7|hardener|neutral|hardener waterborne
Z950|3Z|various|ketone|3S|1|P T|IE|-|24|4|-|1.1|l|13.6|litres|neutral|stripper
Z955|3Z|various|vinyl|3W|1|K G S|IE|H2O|36|20|-|1.02|l|5.4|solvents|neutral|degreaser
`;

function parsePlaceOfUse(cell: string): DemoSerial['intest'] {
  if (cell === 'I' || cell === 'E' || cell === 'IE') return cell;
  throw new Error(`Expected a place of use, found ${cell}`);
}

function joinSentences(keys: string): Texts {
  const parts = keys.split(' ').map(findSentence);
  const join = (language: keyof Texts): string => parts.map((part) => part[language]).join(' ');
  return {
    it: join('it'),
    en: join('en'),
    de: join('de'),
    fr: join('fr'),
    es: join('es'),
    pl: join('pl'),
    ru: join('ru'),
    cs: join('cs'),
  };
}

function toSerial(cells: string[]): DemoSerial {
  const [serial = '', area = '', typology = '', family = '', dilution = '', drying = '', ...otherCells] =
    cells;
  const [
    applications = '',
    intest = '',
    diluent = '',
    expires = '',
    perLitre = '',
    perKilo = '',
    ...saleCells
  ] = otherCells;
  const [dna = '', um = '', price = '', packs = '', colors = '', sentences = ''] = saleCells;
  const shortDescription = SERIAL_NAMES.get(serial);
  const brand = BRANDS[area];
  if (!shortDescription || !brand) throw new Error(`Serial ${serial} has no name or no brand`);
  if (!isPackagingRange(packs) || !isColorRange(colors))
    throw new Error(`Serial ${serial} has no packagings or no colours`);
  return {
    serial,
    brand,
    shortDescription,
    longDescription: joinSentences(sentences),
    area,
    typology,
    family,
    dilution,
    drying,
    applications: applications.split(' '),
    intest: parsePlaceOfUse(intest),
    diluent: diluent === '-' ? null : diluent,
    expires: parseNumber(expires),
    resalt: parseOptionalNumber(perLitre),
    resakg: parseOptionalNumber(perKilo),
    dna: parseNumber(dna),
    um: um === 'l' ? 'l' : 'kg',
    basePrice: parseNumber(price),
    packs,
    colors,
    technical: findTechnicalData(serial),
  };
}

/** The demo's serials by area. */
export const DEMO_SERIALS: readonly DemoSerial[] = parseRows(SERIALS, 18).map(toSerial);
