/** Codes of the price lists (section 3), as stored with customers and prices. */
export const PRICE_LISTS = [
  'RIV',
  'CPS',
  'IND',
  'SM pastes',
  'SM converters',
  'GE pastes',
  'GE converters',
  'LEG',
  '9',
  'DIL',
  'IMB',
  'ATT',
] as const;
