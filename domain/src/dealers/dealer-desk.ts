import { z } from 'zod';
import { countryField, getPhonePrefix } from '../addresses/countries.ts';
import { phoneField, toInternationalPhone } from '../addresses/phone.ts';
import { isValidPostalCode, postalCodeField } from '../addresses/postal-code.ts';
import { historyEntrySchema } from '../decision.ts';
import {
  booleanField,
  choiceField,
  createCrossFieldRule,
  decimalNumberField,
  emailField,
  filterTextField,
  nullableTextField,
  objectField,
  queryNumberField,
  requiredTextField,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { webLinkField } from '../web/web-link.ts';
import { sellerSchema } from './dealer.ts';

export const DEALER_SORTS = ['businessName', 'city', 'postalCode'] as const;

/** The kinds of buyers that a dealer can serve. */
export const DEALER_KINDS = ['PRIVATE', 'PROFESSIONAL'] as const;

/** Query of GET backoffice/dealers. */
export const dealerListQuerySchema = createPageQuerySchema({
  sortFields: DEALER_SORTS,
  defaultSort: 'businessName,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  searchString: filterTextField().describe('Part of the name or town, or beginning of the postal code'),
  kind: choiceField(DEALER_KINDS)
    .optional()
    .describe('Dealers that serve this kind of buyer, exclusively or not'),
});
export type DealerListQuery = z.infer<typeof dealerListQuerySchema>;

/** A dealer as the back office edits it. */
export const dealerSchema = sellerSchema.extend({
  forPrivate: z.boolean(),
  forProfessional: z.boolean(),
  version: z.int().describe('Version, incremented on each change'),
});
export type Dealer = z.infer<typeof dealerSchema>;

export const dealerPageSchema = createLimitedPageSchema(dealerSchema);
export const dealerDetailSchema = dealerSchema.extend({ history: z.array(historyEntrySchema) });
export type DealerDetail = z.infer<typeof dealerDetailSchema>;

/** Query of DELETE backoffice/dealers/{id}: the version that the caller has read. */
export const dealerVersionSchema = z.object({ version: queryNumberField(1, LIMITS.rowVersion) });

const country = countryField();
const postalCode = postalCodeField();
const phone = phoneField().nullable();
const forPrivate = booleanField();
const forProfessional = booleanField();

const fields = {
  businessName: requiredTextField(LIMITS.businessName),
  street: requiredTextField(),
  city: requiredTextField(LIMITS.shortText),
  postalCode,
  province: nullableTextField(LIMITS.shortText),
  country,
  phone,
  email: emailField().nullable(),
  latitude: decimalNumberField(-90, 90),
  longitude: decimalNumberField(-180, 180),
  mapLink: webLinkField().nullable(),
  forPrivate,
  forProfessional,
  brands: z.array(requiredTextField(LIMITS.shortText)).max(LIMITS.dealerBrands, 'invalidLenght').default([]),
};

const isValidPhone = (dealer: { country: z.infer<typeof country>; phone: string | null }) =>
  dealer.phone === null || toInternationalPhone(dealer.phone, getPhonePrefix(dealer.country)) !== undefined;

/** Rules across fields of a dealer, which must serve at least one kind of buyer. */
const RULES = [
  createCrossFieldRule({ country, postalCode }, 'postalCode', (dealer) =>
    isValidPostalCode(dealer.country, dealer.postalCode),
  ),
  createCrossFieldRule({ country, phone }, 'phone', isValidPhone),
  createCrossFieldRule(
    { forPrivate, forProfessional },
    'forProfessional',
    (dealer) => dealer.forPrivate || dealer.forProfessional,
    'missing',
  ),
] as const;

/** Body of POST backoffice/dealers. */
export const newDealerSchema = objectField(fields).check(...RULES);
export type NewDealer = z.infer<typeof newDealerSchema>;

/** Body of PUT backoffice/dealers/{id}: the whole dealer, and the version that the caller has read. */
export const changedDealerSchema = objectField({
  ...fields,
  version: wholeNumberField(1, LIMITS.rowVersion),
}).check(...RULES);
export type ChangedDealer = z.infer<typeof changedDealerSchema>;
