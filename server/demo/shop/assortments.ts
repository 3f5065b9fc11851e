import type { DemoProduct } from '../catalogue/products.ts';
import type { DemoCustomer } from '../people/customers.ts';
import { createPrng } from '../prng.ts';
import { formatCode } from './terms.ts';

/** The serials that companies of each type use. */
const SERIALS_BY_SEGMENT: Record<DemoCustomer['marketSegmentation1'], readonly string[]> = {
  MTI: [
    'F110',
    'F120',
    'F121',
    'M200',
    'M210',
    'M215',
    'M230',
    'A300',
    'A310',
    'A320',
    'D100',
    'D101',
    'D102',
    'D110',
  ],
  WDI: ['W400', 'W410', 'W415', 'W420', 'W425', 'W450', 'W455', 'W460', 'D102', 'D103', 'D110'],
  HOL: ['E600', 'E610', 'H500', 'H510', 'H520', 'H560', 'W400', 'W470', 'Z950', 'D100'],
  RSL: ['E600', 'E610', 'H500', 'H510', 'H515', 'F110', 'M200', 'W400', 'W470', 'D100', 'D103', 'Z955'],
  CNS: ['H500', 'H510', 'H515', 'H520', 'H530', 'H540', 'H550', 'H560', 'E600', 'D111'],
  TNT: ['T900', 'T905', 'T910', 'S920', 'S925', 'D102', 'D110'],
  CLC: ['C800', 'C810', 'C820', 'C830', 'D104'],
};

/** Products of customer 100001, a paint shop for machines and steelwork. */
const FIRST_CUSTOMER = [
  ...[
    'F120-7035-25',
    'F120-7016-25',
    'F121-7035-25',
    'F121-3020-25',
    'F110-3009-25',
    'M200-6011-25',
    'M200-9005-05',
  ],
  ...[
    'M210-7016-05',
    'M210-7016-25',
    'M210-7035-25',
    'M210-9005-25',
    'M210-9010-05',
    'M210-3020-05',
    'M210-1021-05',
  ],
  ...[
    'M210-6005-05',
    'M210-2004-05',
    'M215-7016-25',
    'M215-9005-25',
    'M230-9005-25',
    'A300-ZN01-25',
    'A310-MI01-25',
  ],
  ...[
    'A320-7040-25',
    'A320-5010-25',
    'D101-0000-L5',
    'D101-0000-LV',
    'D102-0000-LV',
    'D110-0000-05',
    'D111-0000-05',
  ],
];

/** The products that a customer orders regularly, all with a price in its list. */
export function listFavourites(customer: DemoCustomer, products: readonly DemoProduct[]): DemoProduct[] {
  const priced = products.filter(
    ({ prices, status }) => prices[customer.priceListCode] !== undefined && status === 'A',
  );
  if (customer.customerCode === '100001')
    return priced.filter((product) => FIRST_CUSTOMER.includes(formatCode(product)));
  const serials = SERIALS_BY_SEGMENT[customer.marketSegmentation1];
  const candidates = priced.filter(({ serial, inStock }) => serials.includes(serial) && inStock);
  return createPrng(`favourites ${customer.customerCode}`).sample(candidates, 14);
}
