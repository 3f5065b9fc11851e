import type { Prng } from '../prng.ts';
import { parseRows } from '../table.ts';
import type { CustomerCountry } from './tax-codes.ts';
import { INDUSTRIAL_STREETS, TOWN_STREETS, TOWNS_OF_ITALY } from './towns.ts';

/** The location of a company or of one of its sites. */
export interface Site {
  street: string;
  city: string;
  postalCode: string;
  province: string | null;
  country: CustomerCountry;
}

/** The base data of a customer. */
export interface Company {
  name: string;
  legalForm: string;
  /** Company type of section 3. It decides the customer's price list. */
  segmentation: 'MTI' | 'WDI' | 'HOL' | 'RSL' | 'CNS' | 'TNT' | 'CLC';
  site: Site;
  /** The country prefix and area code of its landlines. */
  phoneStart: string;
  /** The number of digits after `phoneStart`. */
  phoneDigits: number;
}

const SURNAMES = [
  ...[
    'Ferrari',
    'Esposito',
    'Romano',
    'Colombo',
    'Ricci',
    'Marino',
    'Greco',
    'Bruno',
    'Gallo',
    'Conti',
    'De Luca',
  ],
  ...[
    'Costa',
    'Giordano',
    'Mancini',
    'Rizzo',
    'Lombardi',
    'Moretti',
    'Barbieri',
    'Fontana',
    'Santoro',
    'Mariani',
  ],
  ...[
    'Rinaldi',
    'Caruso',
    'Ferrara',
    'Galli',
    'Martini',
    'Leone',
    'Longo',
    'Gentile',
    'Martinelli',
    'Vitale',
  ],
  ...[
    'Lombardo',
    'Serra',
    'Coppola',
    'De Santis',
    'Marchetti',
    'Parisi',
    'Villa',
    'Conte',
    'Ferraro',
    'Ferri',
  ],
  ...[
    'Fabbri',
    'Bianco',
    'Marini',
    'Grasso',
    'Valentini',
    'Messina',
    'Sala',
    'De Angelis',
    'Gatti',
    'Pellegrini',
  ],
  ...['Palumbo', 'Sanna', 'Farina', 'Rizzi', 'Monti', 'Cattaneo', 'Morelli', 'Amato', 'Silvestri', 'Mazza'],
  ...[
    'Testa',
    'Grassi',
    'Pellegrino',
    'Carbone',
    'Giuliani',
    'Benedetti',
    'Barone',
    'Rossetti',
    'Caputo',
    'Montanari',
  ],
  ...[
    'Guerra',
    'Palmieri',
    'Bernardi',
    'Martino',
    'Fiore',
    'De Rosa',
    'Ferretti',
    'Bellini',
    'Basile',
    'Riva',
  ],
  ...[
    'Donati',
    'Piras',
    'Vitali',
    'Battaglia',
    'Sartori',
    'Neri',
    'Costantini',
    'Milani',
    'Pagano',
    'Ruggiero',
  ],
  ...['Zanetti', 'Bortolotti', 'Dal Pra', 'Scarpa', 'Tonello', 'Brambilla', 'Zorzi', 'Meneghetti'],
];

/** Business names of Italian customers, with `#` for the surname, and their company type. */
const TRADES: readonly (readonly [name: string, segmentation: Company['segmentation']])[] = [
  ['# Verniciature', 'MTI'],
  ['Carpenteria Metallica #', 'MTI'],
  ['Falegnameria #', 'WDI'],
  ['Colorificio #', 'RSL'],
  ['Officine Meccaniche #', 'MTI'],
  ['Edil #', 'CNS'],
  ['Serramenti #', 'WDI'],
  ['Ferramenta #', 'RSL'],
  ['# Arredamenti', 'WDI'],
  ['Tinteggiature #', 'CNS'],
  ['Macchine Agricole #', 'MTI'],
  ['# Lamiere', 'CLC'],
  ['Casa & Colore #', 'HOL'],
  ['Tintometria #', 'TNT'],
];

// name | legal form | type | street | city | postal code | province | country | phone start | digits after it
const ABROAD = `
Lackierzentrum Brenner|GmbH|MTI|Industriestraße 14|München|80939|-|DE|+4989|8
Stahlbau Hofmann|GmbH & Co. KG|MTI|Hafenstraße 52|Mannheim|68159|-|DE|+49621|7
Farben Lindner|e.K.|RSL|Bahnhofstraße 7|Augsburg|86150|-|DE|+49821|6
Möbelwerk Steinbach|GmbH|WDI|Am Sägewerk 3|Detmold|32756|-|DE|+495231|6
Maschinenfabrik Kessler|AG|MTI|Robert-Bosch-Straße 21|Stuttgart|70469|-|DE|+49711|7
Schreinerei Vogt|GmbH|WDI|Gewerbering 9|Rosenheim|83024|-|DE|+498031|6
Peintures Moreau|SARL|RSL|18 rue de la République|Lyon|69002|-|FR|+33478|6
Métallerie Lefèvre|SAS|MTI|4 avenue de l'Industrie|Grenoble|38000|-|FR|+33476|6
Menuiserie Garnier|SARL|WDI|27 route de Genève|Annecy|74000|-|FR|+33450|6
Chaudronnerie du Sud|SAS|MTI|112 chemin du Littoral|Marseille|13016|-|FR|+33491|6
Pinturas Ibáñez|S.L.|RSL|Calle Mayor 45|Zaragoza|50001|-|ES|+34976|6
Carpintería Metálica Soler|S.L.|MTI|Avinguda de la Indústria 8|Sabadell|08203|-|ES|+34937|6
Muebles Navarro|S.A.|WDI|Polígono Los Olivos 22|Valencia|46014|-|ES|+34963|6
Talleres Ortega|S.L.|MTI|Calle del Acero 3|Bilbao|48002|-|ES|+34944|6
Lakiernia Kowalczyk|Sp. z o.o.|MTI|ul. Przemysłowa 12|Kraków|30-701|-|PL|+4812|7
Fabryka Mebli Dąbrowa|Sp. z o.o.|WDI|ul. Leśna 4|Poznań|60-115|-|PL|+4861|7
Konstrukcje Stalowe Nowak|S.A.|MTI|ul. Hutnicza 31|Katowice|40-241|-|PL|+4832|7
Farbenhaus Gruber|GmbH|RSL|Landstraße 88|Linz|4020|-|AT|+43732|6
Tischlerei Egger|GmbH|WDI|Gewerbestraße 5|Innsbruck|6020|-|AT|+43512|6
Alpenstahl|GmbH|MTI|Fabriksgasse 16|Graz|8020|-|AT|+43316|6
`;

function parseCountry(cell: string): CustomerCountry {
  if (cell === 'DE' || cell === 'FR' || cell === 'ES' || cell === 'PL' || cell === 'AT') return cell;
  throw new Error(`Expected a customer country (DE, FR, ES, PL, AT), found ${cell}`);
}

export const COMPANIES_ABROAD: readonly Company[] = parseRows(ABROAD, 10).map((cells) => {
  const [
    name = '',
    legalForm = '',
    type = '',
    street = '',
    city = '',
    postalCode = '',
    ,
    country = '',
    ...phone
  ] = cells;
  const [phoneStart = '', digits = ''] = phone;
  return {
    name,
    legalForm,
    segmentation: type === 'RSL' ? 'RSL' : type === 'WDI' ? 'WDI' : 'MTI',
    site: { street, city, postalCode, province: null, country: parseCountry(country) },
    phoneStart,
    phoneDigits: Number(digits),
  };
});

/** A location in an Italian town: town streets for shops, the industrial area for workshops. */
export function buildItalianSite(prng: Prng, isShop: boolean): Site & { areaCode: string } {
  const town = prng.pick(TOWNS_OF_ITALY);
  const street = prng.pick(isShop ? TOWN_STREETS : INDUSTRIAL_STREETS);
  return {
    street: `${street} ${prng.int(1, 140)}`,
    city: town.name,
    postalCode: town.postalCode,
    province: town.province,
    country: 'IT',
    areaCode: town.areaCode,
  };
}

/** The number of landline digits after the area code. Both together have nine or ten digits. */
export function countDigitsAfter(areaCode: string): number {
  return areaCode.length <= 2 ? 8 : 10 - areaCode.length;
}

/** The Italian company at an index: a unique surname with one of the trades. */
export function buildItalianCompany(index: number, prng: Prng): Company {
  const [pattern, segmentation] = TRADES[index % TRADES.length] ?? ['# Verniciature', 'MTI'];
  const surname = SURNAMES[index] ?? 'Veneta';
  const { areaCode, ...site } = buildItalianSite(prng, segmentation === 'RSL' || segmentation === 'HOL');
  return {
    name: pattern.replace('#', surname),
    legalForm: prng.pick(['S.r.l.', 'S.r.l.', 'S.r.l.', 'S.n.c.', 'S.a.s.', 'S.p.A.']),
    segmentation,
    site,
    phoneStart: `+39${areaCode}`,
    phoneDigits: countDigitsAfter(areaCode),
  };
}
