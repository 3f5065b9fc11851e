import { toInternationalPhone } from '@cromia/domain/addresses/phone';
import { createPrng, type Prng } from '../prng.ts';
import { countDigitsAfter } from './companies.ts';
import { TOWN_STREETS, TOWNS_OF_ITALY } from './towns.ts';

/** A shop that sells the manufacturer's products. */
interface DemoDealer {
  businessName: string;
  street: string;
  city: string;
  postalCode: string;
  province: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  mapLink: string | null;
  forPrivate: boolean;
  forProfessional: boolean;
  /** Empty for all brands. */
  brands: string[];
}

const SHOPS = [
  ...['Punto Colore #', 'Colorificio #', 'La Bottega del Colore #', 'Ferramenta Centrale #', 'Decor #'],
  ...['Color Market #', 'Vernici & Colori #', 'Arcobaleno #', 'Mesticheria #', 'Colore Casa #'],
];

/** The brands that a shop sells: all, paints for the home, or those of a hardware shop. */
const ASSORTMENTS = [
  [],
  ['Muralcrom', 'Lignocrom', 'Tuttocrom', 'Cromia Service'],
  ['Ferrocrom', 'Lignocrom', 'Tuttocrom', 'Cromia Service'],
] as const;

/** A phone number in the format that the back office stores. */
function createPhone(areaCode: string, prng: Prng): string {
  const typed = `${areaCode}${prng.int(2, 8)}${prng.digits(countDigitsAfter(areaCode) - 1)}`;
  return toInternationalPhone(typed, '+39') ?? `+39${typed}`;
}

/** One dealer in most towns and two in the larger ones, within three kilometres of the centre. */
export function buildDemoDealers(): DemoDealer[] {
  const largerTowns = new Set([
    'Milano',
    'Roma',
    'Torino',
    'Napoli',
    'Bologna',
    'Verona',
    'Padova',
    'Vicenza',
    'Brescia',
  ]);
  return TOWNS_OF_ITALY.flatMap((town) => {
    const prng = createPrng(`dealer ${town.name}`);
    const count = largerTowns.has(town.name) ? 2 : Number(prng.chance(72));
    return prng.sample(SHOPS, count).map((pattern, index): DemoDealer => {
      const name = pattern.replace('#', town.name);
      const domain = `${name.normalize('NFD').replace(/[^\p{Letter} ]/gu, '')}`
        .toLowerCase()
        .split(/\s+/)
        .join('-');
      const latitude = Number((town.latitude + (prng.next() - 0.5) * 0.04).toFixed(5));
      const longitude = Number((town.longitude + (prng.next() - 0.5) * 0.05).toFixed(5));
      // Every dealer serves private customers, professionals, or both.
      const serves = prng.pick(['both', 'both', 'both', 'private', 'professional']);
      return {
        businessName: name,
        street: `${prng.pick(TOWN_STREETS)} ${prng.int(1, 120)}`,
        city: town.name,
        postalCode: town.postalCode,
        province: town.province,
        phone: createPhone(town.areaCode, prng),
        email: `info@${domain}.test`,
        latitude,
        longitude,
        mapLink:
          index === 0 && prng.chance(20)
            ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
            : null,
        forPrivate: serves !== 'professional',
        forProfessional: serves !== 'private',
        brands: [...createPrng(`brands of ${name}`).pick(ASSORTMENTS)],
      };
    });
  });
}
