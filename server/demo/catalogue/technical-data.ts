import { VOC_CATEGORIES, type VocCategory } from '@cromia/domain/tds/voc';
import { parseOptionalNumber, parseRows } from '../table.ts';

/** The technical data of a serial in its TDS. Null values do not apply to the product. */
export interface TechnicalData {
  /** Mixing ratio by weight with the hardener, such as "100:20 D111". */
  mixRatio: string | null;
  /** Percent by weight and by volume. */
  solidsByWeight: number | null;
  solidsByVolume: number | null;
  /** Volatile organic compounds, ready for use, g/l. */
  voc: number | null;
  /** Subcategory of Directive 2004/42/EC, Annex II A; null for products for industrial use only. */
  vocCategory: VocCategory | null;
  viscosity: string | null;
  /** Gloss units at 60°. */
  gloss: string | null;
  potLifeHours: number | null;
  touchDryMinutes: number | null;
  recoatHours: number | null;
  /** Recommended dry film thickness, µm. */
  dryFilm: string | null;
}

// serial | mix | solids % weight | % volume | VOC g/l | viscosity | gloss | pot life h | touch dry min | recoat h | dry film µm
const TECHNICAL = `
F110|-|68|46|430|50-60" DIN 4|10-20|-|20|6|40-50
F120|100:20 D111|70|48|420|70-90" DIN 4|5-15|8|30|4|50-70
F121|100:15 D111|79|62|340|90-110" DIN 4|5-15|6|35|3|60-90
M200|-|58|47|450|100-120" DIN 4|85-92|-|60|18|35-45
M210|100:25 D110|60|48|440|60-80" DIN 4|90-95|6|40|12|40-50
M215|100:20 D110|62|48|430|70-90" DIN 4|30-45|6|35|12|40-50
M220|100:30 D110|72|60|340|70-90" DIN 4|88-94|4|30|8|50-60
M230|-|62|48|430|80-100" DIN 4|75-85|-|-|-|30-40
M240|-|49|38|60|thixotropic|65-80|-|40|8|35-45
M250|100:20 D115|54|42|95|40-50" DIN 4|85-90|2|60|12|40-50
M260|-|48|30|540|35-45" DIN 4|10-30|-|15|-|20-25
M270|-|100|100|0|-|80-90|-|-|-|60-80
M275|-|100|100|0|-|80-90|-|-|-|60-80
M280|-|38|30|35|-|55-65|-|-|-|18-22
M285|-|42|36|40|-|80-90|-|-|-|8-14
A300|100:8 D111|88|60|390|thixotropic|0-5|8|15|4|60-80
A310|100:15 D111|82|66|320|thixotropic|0-5|4|60|6|100-150
A320|100:15 D110|66|52|420|80-100" DIN 4|80-90|5|45|8|50-60
A330|100:25 D111|85|78|220|thixotropic|20-40|2|180|10|125-200
A340|100:20 D111|78|64|330|thixotropic|60-80|3|120|12|120-150
A350|-|58|38|510|70-90" DIN 4|30-50|-|30|6|40-60
W400|-|14|12|45|12-14" DIN 4|-|-|60|4|5-10
W410|100:50 D110|38|32|560|18-22" DIN 4|-|4|20|3|60-80
W415|100:2 D112|75|58|320|35-45" DIN 4|-|0.5|30|6|150-250
W420|100:50 D110|55|42|470|25-35" DIN 4|20-30|4|25|4|60-80
W425|100:10 D110|34|28|590|20-25" DIN 4|10-60|6|20|4|50-60
W430|-|27|20|720|50-60" DIN 4|20-60|-|8|1|25-35
W440|-|98|97|15|30-40" DIN 6|-|-|-|-|15-25
W445|-|96|94|20|60-80" DIN 6|10-60|-|-|-|20-80
W450|-|48|37|90|thixotropic|20-30|-|60|4|90-110
W455|-|30|26|70|11-13" DIN 4|-|-|45|3|40-60
W460|-|6|5|60|11" DIN 4|-|-|30|2|-
W470|-|92|90|60|20-25" DIN 4|-|-|480|24|-
H500|-|58|38|25|3500-4500 mPa·s|3-6|-|60|4|70-90
H510|-|64|43|30|4500-5500 mPa·s|1-3|-|60|6|110-140
H515|-|62|41|35|4500-5500 mPa·s|1-3|-|60|12|110-140
H520|-|12|10|25|11" DIN 4|-|-|60|4|-
H530|-|78|62|35|paste|0-2|-|180|24|1200-1500
H540|100:20 D111|99|99|20|2500-3500 mPa·s|85-95|0.5|480|24|2000-3000
H550|-|65|52|30|15000 mPa·s|-|-|180|12|700-1000
H560|-|76|60|5|paste|-|-|30|4|-
E600|-|50|38|95|4000-5000 mPa·s|75-85|-|60|6|40-50
E610|-|66|54|295|1200-1500 mPa·s|88-94|-|240|24|35-45
P700|-|12|9|770|12-14" DIN 4|-|-|10|0.5|3-6
P710|100:20 D110|56|44|460|30-40" DIN 4|10-90|5|25|6|30-40
P720|100:20 D115|40|34|110|25-30" DIN 4|2-5|3|40|12|30-40
C800|-|46|30|490|70-90" DIN 4|-|-|-|-|5-8
C810|-|58|42|420|90-110" DIN 4|25-80|-|-|-|18-25
C820|-|50|35|480|90-110" DIN 4|25-35|-|-|-|20-25
C830|-|48|34|470|70-90" DIN 4|10-40|-|-|-|5-10
T900|100:25 D110|55|48|450|80-100" DIN 4|90-95|6|40|12|40-50
T905|-|42|38|70|thixotropic|60-75|-|40|8|35-45
T910|-|52|30|20|1500-2500 mPa·s|-|-|-|-|-
S920|-|55|32|10|1500-2500 mPa·s|-|-|-|-|-
S925|-|58|34|420|2000-3000 mPa·s|-|-|-|-|-
S930|-|60|52|390|2500-3500 mPa·s|-|-|-|-|-
D110|-|75|70|270|-|-|-|-|-|-
D111|-|60|58|380|-|-|-|-|-|-
D115|-|80|78|210|-|-|-|-|-|-
Z950|-|8|6|840|gel|-|-|-|-|-
`;

const VOC_SERIALS: Partial<Record<VocCategory, string>> = {
  a: 'H500',
  c: 'H510 H515 H530 H550',
  d: 'E600 E610',
  f: 'W400 W470',
  h: 'H520',
  i: 'F110 M200 M240 T905',
  j: 'F120 F121 M210 M215 M220 M250 A300 A310 A320 A330 A340 H540 T900',
};

const vocCategories = new Map(
  VOC_CATEGORIES.flatMap((category) =>
    (VOC_SERIALS[category] ?? '').split(' ').map((serial) => [serial, category] as const),
  ),
);

const parseText = (cell = '-'): string | null => (cell === '-' ? null : cell);

const technicalData = new Map<string, TechnicalData>(
  parseRows(TECHNICAL, 11).map(
    ([serial = '', mix, byWeight = '', byVolume = '', voc = '', viscosity, gloss, ...rest]) => {
      const [potLife = '', touchDry = '', recoat = '', dryFilm] = rest;
      return [
        serial,
        {
          mixRatio: parseText(mix),
          solidsByWeight: parseOptionalNumber(byWeight),
          solidsByVolume: parseOptionalNumber(byVolume),
          voc: parseOptionalNumber(voc),
          vocCategory: vocCategories.get(serial) ?? null,
          viscosity: parseText(viscosity),
          gloss: parseText(gloss),
          potLifeHours: parseOptionalNumber(potLife),
          touchDryMinutes: parseOptionalNumber(touchDry),
          recoatHours: parseOptionalNumber(recoat),
          dryFilm: parseText(dryFilm),
        },
      ];
    },
  ),
);

/** Thinners and similar products form no film, so their TDS has no technical data. */
const NO_TECHNICAL_DATA: TechnicalData = {
  mixRatio: null,
  solidsByWeight: null,
  solidsByVolume: null,
  voc: null,
  vocCategory: null,
  viscosity: null,
  gloss: null,
  potLifeHours: null,
  touchDryMinutes: null,
  recoatHours: null,
  dryFilm: null,
};

export function findTechnicalData(serial: string): TechnicalData {
  return technicalData.get(serial) ?? NO_TECHNICAL_DATA;
}
