import { parseRows, type Texts, toTexts } from '../table.ts';
import { RAL_CLASSIC } from './ral.ts';

/** A colour in which a serial is sold. */
export interface DemoColor {
  color: string;
  name: Texts;
  /** sRGB as #RRGGBB; null for clear coats, tinting bases and liquids, which have no definite colour. */
  hex: string | null;
  /** Price factor for the pigments, relative to white and grey. */
  priceFactor: number;
}

/** Organic reds, oranges and yellows are expensive; fluorescent and pearl pigments far more so. */
function findRalPriceFactor(code: string, effect: string): number {
  if (effect === 'fluorescent') return 2.3;
  if (effect === 'pearl') return 1.75;
  if (effect === 'metallic') return 1.3;
  const factors: Record<string, number> = {
    '1': 1.22,
    '2': 1.38,
    '3': 1.32,
    '4': 1.4,
    '5': 1.12,
    '6': 1.1,
    '8': 1.04,
  };
  return factors[code.slice(0, 1)] ?? 1;
}

const RAL_COLORS: readonly DemoColor[] = RAL_CLASSIC.map(({ code, hex, name, effect }) => ({
  color: code,
  name,
  hex,
  priceFactor: findRalPriceFactor(code, effect),
}));

const filterRal = (...codes: string[]): DemoColor[] =>
  RAL_COLORS.filter(({ color }) => codes.includes(color));

const SOLID_CODES = new Set(RAL_CLASSIC.filter(({ effect }) => effect === 'solid').map(({ code }) => code));

const POPULAR_CODES = new Set([
  ...[
    '1001',
    '1003',
    '1006',
    '1007',
    '1013',
    '1015',
    '1018',
    '1021',
    '1023',
    '1028',
    '2002',
    '2004',
    '2008',
    '2009',
  ],
  ...[
    '3000',
    '3002',
    '3003',
    '3005',
    '3009',
    '3020',
    '5002',
    '5003',
    '5005',
    '5010',
    '5012',
    '5013',
    '5015',
    '5017',
  ],
  ...[
    '5024',
    '6002',
    '6003',
    '6005',
    '6009',
    '6010',
    '6011',
    '6018',
    '6019',
    '6021',
    '6024',
    '6029',
    '7001',
    '7004',
  ],
  ...[
    '7005',
    '7011',
    '7012',
    '7015',
    '7016',
    '7021',
    '7024',
    '7030',
    '7031',
    '7032',
    '7035',
    '7037',
    '7038',
    '7040',
  ],
  ...[
    '7042',
    '7044',
    '7047',
    '8001',
    '8003',
    '8011',
    '8014',
    '8016',
    '8017',
    '8019',
    '8022',
    '9001',
    '9002',
    '9003',
  ],
  ...['9005', '9010', '9011', '9016', '9018'],
]);

const WALL_CODES = new Set([
  ...[
    '1001',
    '1002',
    '1013',
    '1014',
    '1015',
    '1017',
    '1019',
    '1034',
    '3012',
    '3015',
    '5014',
    '5024',
    '6019',
    '6021',
  ],
  ...[
    '6027',
    '6034',
    '7032',
    '7035',
    '7038',
    '7040',
    '7044',
    '7047',
    '8025',
    '9001',
    '9002',
    '9010',
    '9016',
    '9018',
  ],
]);

// code | sRGB or - | price factor | it | en | de | fr | es | pl | ru | cs
const CUSTOM_COLOR_TABLE = `
0000|-|1|Neutro|Neutral|Neutral|Neutre|Neutro|Bezbarwny|Бесцветный|Neutrální
0001|#F7F6F1|1|Bianco|White|Weiß|Blanc|Blanco|Biały|Белый|Bílá
0010|-|1|Trasparente 10 gloss|Clear 10 gloss|Farblos 10 Glanzgrade|Incolore 10 brillance|Incoloro 10 brillo|Bezbarwny połysk 10|Прозрачный, блеск 10|Bezbarvá lesk 10
0030|-|1|Trasparente 30 gloss|Clear 30 gloss|Farblos 30 Glanzgrade|Incolore 30 brillance|Incoloro 30 brillo|Bezbarwny połysk 30|Прозрачный, блеск 30|Bezbarvá lesk 30
0060|-|1|Trasparente 60 gloss|Clear 60 gloss|Farblos 60 Glanzgrade|Incolore 60 brillance|Incoloro 60 brillo|Bezbarwny połysk 60|Прозрачный, блеск 60|Bezbarvá lesk 60
0090|-|1.03|Trasparente lucido|Clear gloss|Farblos glänzend|Incolore brillant|Incoloro brillante|Bezbarwny z połyskiem|Прозрачный глянцевый|Bezbarvá lesklá
B001|-|0.98|Base bianca|White base|Basis Weiß|Base blanche|Base blanca|Baza biała|База белая|Báze bílá
B002|-|0.96|Base media|Medium base|Basis Mittel|Base moyenne|Base media|Baza średnia|База средняя|Báze střední
B003|-|0.94|Base trasparente|Clear base|Basis Transparent|Base transparente|Base transparente|Baza transparentna|База прозрачная|Báze transparentní
ZN01|#8B9092|1|Grigio zinco|Zinc grey|Zinkgrau|Gris zinc|Gris zinc|Szary cynkowy|Цинково-серый|Zinková šedá
MI01|#5E6264|1|Grigio micaceo scuro|Dark micaceous grey|Eisenglimmer dunkelgrau|Gris micacé foncé|Gris micáceo oscuro|Szary mikowy ciemny|Тёмно-серый слюдяной|Tmavá slídová šedá
MI02|#83888A|1|Grigio micaceo medio|Medium micaceous grey|Eisenglimmer mittelgrau|Gris micacé moyen|Gris micáceo medio|Szary mikowy średni|Средне-серый слюдяной|Střední slídová šedá
MI03|#A9ADAE|1.02|Grigio micaceo chiaro|Light micaceous grey|Eisenglimmer hellgrau|Gris micacé clair|Gris micáceo claro|Szary mikowy jasny|Светло-серый слюдяной|Světlá slídová šedá
W101|#C9A36A|1|Pino|Pine|Kiefer|Pin|Pino|Sosna|Сосна|Borovice
W102|#B9894F|1|Larice|Larch|Lärche|Mélèze|Alerce|Modrzew|Лиственница|Modřín
W103|#C39A5B|1|Rovere chiaro|Light oak|Eiche hell|Chêne clair|Roble claro|Dąb jasny|Светлый дуб|Dub světlý
W104|#8F6236|1|Rovere scuro|Dark oak|Eiche dunkel|Chêne foncé|Roble oscuro|Dąb ciemny|Тёмный дуб|Dub tmavý
W105|#9A6233|1|Castagno|Chestnut|Kastanie|Châtaignier|Castaño|Kasztan|Каштан|Kaštan
W106|#A0522D|1.02|Ciliegio|Cherry|Kirschbaum|Merisier|Cerezo|Wiśnia|Вишня|Třešeň
W107|#8A5A34|1|Noce chiaro|Light walnut|Nussbaum hell|Noyer clair|Nogal claro|Orzech jasny|Светлый орех|Ořech světlý
W108|#694023|1|Noce medio|Medium walnut|Nussbaum mittel|Noyer moyen|Nogal medio|Orzech średni|Средний орех|Ořech střední
W109|#4B2E1B|1|Noce scuro|Dark walnut|Nussbaum dunkel|Noyer foncé|Nogal oscuro|Orzech ciemny|Тёмный орех|Ořech tmavý
W110|#6B2A1C|1.04|Mogano|Mahogany|Mahagoni|Acajou|Caoba|Mahoń|Красное дерево|Mahagon
W111|#94602E|1.02|Teak|Teak|Teak|Teck|Teca|Tek|Тик|Teak
W112|#3A2417|1.02|Wengé|Wenge|Wenge|Wengé|Wengué|Wenge|Венге|Wenge
W113|#55281B|1.04|Palissandro|Rosewood|Palisander|Palissandre|Palisandro|Palisander|Палисандр|Palisandr
W114|#8C8A84|1.02|Grigio antico|Weathered grey|Altgrau|Gris vieilli|Gris envejecido|Szary postarzany|Старинный серый|Patinovaná šedá
W115|#D9CDBB|1.02|Sbiancato|Whitewashed|Weiß gekalkt|Blanchi|Blanqueado|Bielony|Белёный|Bělená
R001|#A5502F|1|Rosso coppo|Terracotta red|Ziegelrot|Rouge tuile|Rojo teja|Czerwony ceglany|Терракотово-красный|Cihlová červená
P101|#F2C500|1.3|Giallo medio|Medium yellow|Gelb mittel|Jaune moyen|Amarillo medio|Żółty średni|Жёлтый средний|Žlutá střední
P102|#C58A1B|0.9|Giallo ossido|Yellow oxide|Oxidgelb|Jaune oxyde|Amarillo óxido|Żółty tlenkowy|Жёлтый железоокисный|Oxidová žluť
P103|#F08A00|1.45|Arancio|Orange|Orange|Orange|Naranja|Pomarańczowy|Оранжевый|Oranžová
P104|#8C3A26|0.9|Rosso ossido|Red oxide|Oxidrot|Rouge oxyde|Rojo óxido|Czerwony tlenkowy|Красный железоокисный|Oxidová červeň
P105|#C4161C|1.6|Rosso vivo|Bright red|Rot brillant|Rouge vif|Rojo vivo|Czerwony żywy|Ярко-красный|Jasná červená
P106|#9B1B4D|1.9|Magenta|Magenta|Magenta|Magenta|Magenta|Magenta|Маджента|Magenta
P107|#4A2A73|2.1|Violetto|Violet|Violett|Violet|Violeta|Fioletowy|Фиолетовый|Fialová
P108|#00467F|1.25|Blu ftalo|Phthalo blue|Phthaloblau|Bleu phtalo|Azul ftalo|Błękit ftalowy|Фталоцианиновый синий|Ftalová modř
P109|#005C45|1.3|Verde ftalo|Phthalo green|Phthalogrün|Vert phtalo|Verde ftalo|Zieleń ftalowa|Фталоцианиновый зелёный|Ftalová zeleň
P110|#1C1C1E|0.95|Nero|Black|Schwarz|Noir|Negro|Czarny|Чёрный|Černá
P111|#F5F5F2|0.85|Bianco titanio|Titanium white|Titanweiß|Blanc de titane|Blanco titanio|Biel tytanowa|Белила титановые|Titanová běloba
P112|#5B3A21|0.95|Terra d'ombra|Raw umber|Umbra|Terre d'ombre|Tierra de sombra|Umbra|Умбра|Umbra
`;

const CUSTOM_COLORS: readonly DemoColor[] = parseRows(CUSTOM_COLOR_TABLE, 11).map(
  ([color = '', hex = '', factor, ...name]) => ({
    color,
    name: toTexts(name),
    hex: hex === '-' ? null : hex,
    priceFactor: Number(factor),
  }),
);

const filterCustom = (prefix: string): DemoColor[] =>
  CUSTOM_COLORS.filter(({ color }) => color.startsWith(prefix));

const COLOR_RANGES = {
  ral: RAL_COLORS,
  solid: RAL_COLORS.filter(({ color }) => SOLID_CODES.has(color)),
  popular: RAL_COLORS.filter(({ color }) => POPULAR_CODES.has(color)),
  primer: filterRal(
    '1003',
    '1015',
    '3009',
    '3020',
    '5010',
    '6011',
    '7001',
    '7016',
    '7032',
    '7035',
    '8012',
    '9005',
    '9010',
  ),
  greys: filterRal('7001', '7016', '7032', '7035', '7038', '9002', '9010'),
  heat: filterRal('7016', '9005', '9006', '9007'),
  electro: filterRal('7001', '9005'),
  backing: filterRal('1015', '7035', '9002'),
  roofs: [...filterCustom('R'), ...filterCustom('0001'), ...filterRal('6021', '7038')],
  walls: [
    ...filterCustom('0001'),
    ...filterCustom('B'),
    ...RAL_COLORS.filter(({ color }) => WALL_CODES.has(color)),
  ],
  white: [...filterCustom('0001'), ...filterRal('9010')],
  neutral: filterCustom('0000'),
  clear: [...filterCustom('001'), ...filterCustom('003'), ...filterCustom('006'), ...filterCustom('009')],
  bases: filterCustom('B'),
  zinc: filterCustom('Z'),
  mio: filterCustom('M'),
  stains: filterCustom('W1'),
  oils: CUSTOM_COLORS.filter(({ color }) => ['0000', 'W102', 'W107', 'W111', 'W114'].includes(color)),
  pigments: filterCustom('P'),
} as const satisfies Record<string, readonly DemoColor[]>;

export type ColorRange = keyof typeof COLOR_RANGES;

export function isColorRange(name: string): name is ColorRange {
  return Object.hasOwn(COLOR_RANGES, name);
}

/** The colours of a range, ordered by code. */
export function listColors(range: ColorRange): readonly DemoColor[] {
  return COLOR_RANGES[range];
}
