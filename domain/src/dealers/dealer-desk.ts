import { z } from 'zod';
import { countryField, phonePrefixOf } from '../addresses/countries.ts';
import { internationalPhone, phoneField } from '../addresses/phone.ts';
import { isPostalCodeOf, postalCodeField } from '../addresses/postal-code.ts';
import { historyEntrySchema } from '../decision.ts';
import {
  choice,
  decimalNumber,
  emailField,
  filterText,
  flag,
  group,
  nullableText,
  queryNumber,
  requiredText,
  ruleAcross,
  wholeNumber,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { limitedPageSchema, pageQuerySchema } from '../lists/paging.ts';
import { webLinkField } from '../web/web-link.ts';
import { sellerSchema } from './dealer.ts';

export const DEALER_SORTS = ['businessName', 'city', 'postalCode'] as const;

/** The kinds of buyers that a dealer can serve. */
export const DEALER_KINDS = ['PRIVATE', 'PROFESSIONAL'] as const;

/** Query of GET backoffice/dealers. */
export const dealerListQuerySchema = pageQuerySchema({
  sortFields: DEALER_SORTS,
  defaultSort: 'businessName,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  searchString: filterText().describe('Part of the name or town, or beginning of the postal code'),
  kind: choice(DEALER_KINDS).optional().describe('Dealers that serve these buyers, alone or among others'),
});
export type DealerListQuery = z.infer<typeof dealerListQuerySchema>;

/** A dealer as the desk edits it. */
export const dealerSchema = sellerSchema.extend({
  forPrivate: z.boolean(),
  forProfessional: z.boolean(),
  version: z.int().describe('Rises with each change'),
});
export type Dealer = z.infer<typeof dealerSchema>;

export const dealerPageSchema = limitedPageSchema(dealerSchema);
export const dealerDetailSchema = dealerSchema.extend({ history: z.array(historyEntrySchema) });
export type DealerDetail = z.infer<typeof dealerDetailSchema>;

/** Query of DELETE backoffice/dealers/{id}: the version that the caller has read. */
export const dealerVersionSchema = z.object({ version: queryNumber(1, LIMITS.rowVersion) });

const country = countryField();
const postalCode = postalCodeField();
const phone = phoneField().nullable();
const forPrivate = flag();
const forProfessional = flag();

const fields = {
  businessName: requiredText(LIMITS.businessName),
  street: requiredText(),
  city: requiredText(LIMITS.shortText),
  postalCode,
  province: nullableText(LIMITS.shortText),
  country,
  phone,
  email: emailField().nullable(),
  latitude: decimalNumber(-90, 90),
  longitude: decimalNumber(-180, 180),
  mapLink: webLinkField().nullable(),
  forPrivate,
  forProfessional,
  brands: z.array(requiredText(LIMITS.shortText)).max(LIMITS.dealerBrands, 'invalidLenght').default([]),
};

const isPhoneOf = (of: { country: z.infer<typeof country>; phone: string | null }) =>
  of.phone === null || internationalPhone(of.phone, phonePrefixOf(of.country)) !== undefined;

/** Rules across fields of a dealer, which must serve at least one kind of buyer. */
const RULES = [
  ruleAcross({ country, postalCode }, 'postalCode', (of) => isPostalCodeOf(of.country, of.postalCode)),
  ruleAcross({ country, phone }, 'phone', isPhoneOf),
  ruleAcross(
    { forPrivate, forProfessional },
    'forProfessional',
    (serves) => serves.forPrivate || serves.forProfessional,
    'missing',
  ),
] as const;

/** Body of POST backoffice/dealers. */
export const newDealerSchema = group(fields).check(...RULES);
export type NewDealer = z.infer<typeof newDealerSchema>;

/** Body of PUT backoffice/dealers/{id}: the whole dealer, and the version that the caller has read. */
export const changedDealerSchema = group({ ...fields, version: wholeNumber(1, LIMITS.rowVersion) }).check(
  ...RULES,
);
export type ChangedDealer = z.infer<typeof changedDealerSchema>;
