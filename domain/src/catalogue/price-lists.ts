/** Codes of the price lists (section 3), as customers and prices carry them. */
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
