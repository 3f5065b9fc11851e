import { ROLES, SDS_ROLES, TDS_ROLES } from '@cromia/domain/accounts/roles';
import { CUSTOMER_REQUEST_STATUSES } from '@cromia/domain/activation/customer-request';
import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { CONTACT_REQUEST_TYPES } from '@cromia/domain/contact/contact-request';
import { formatDate } from '@cromia/domain/dates';
import { IMPORT_KINDS } from '@cromia/domain/integration/import';
import { formatSdsLanguageCode, SDS_LANGUAGES } from '@cromia/domain/languages';
import { OFFER_REQUEST_STATUSES } from '@cromia/domain/offers/offer-request';
import { SHIPMENT_RESTS } from '@cromia/domain/orders/order';
import { ORDER_REQUEST_STATUSES } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import { useFormats } from '../../../i18n/format';
import type { TextKey } from '../../../i18n/keys';
import { useTexts } from '../../../i18n/use-texts';
import { groupChanges, useProfileChangeLabels } from '../../customers';
import { formatRecipe } from '../../sds';
import { DETAIL_LABELS } from './detail-labels';

const wordsOf = <Value extends string>(values: readonly Value[], key: (value: Value) => TextKey) =>
  new Map<string, TextKey>(values.map((value) => [value, key(value)]));

const STATUSES: Readonly<Record<string, ReadonlyMap<string, TextKey>>> = {
  customer_request: wordsOf(CUSTOMER_REQUEST_STATUSES, (value) => `activation:status.${value}`),
  offer_request: wordsOf(OFFER_REQUEST_STATUSES, (value) => `offers:status.${value}`),
  order_request: wordsOf(ORDER_REQUEST_STATUSES, (value) => `orders:status.${value}`),
};
/** Fields whose values have translations. */
const VALUES: Readonly<Record<string, ReadonlyMap<string, TextKey>>> = {
  role: wordsOf(ROLES, (value) => `users:roles.${value}`),
  roleSds: wordsOf(SDS_ROLES, (value) => `users:sdsRoles.${value}`),
  roleTds: wordsOf(TDS_ROLES, (value) => `users:tdsRoles.${value}`),
  requestType: wordsOf(CONTACT_REQUEST_TYPES, (value) => `contact:types.${value}`),
  rest: wordsOf(SHIPMENT_RESTS, (value) => `backoffice:history.rest.${value}`),
  kind: wordsOf(IMPORT_KINDS, (value) => `imports:kinds.${value}`),
};
/** Fields that hold a status or a decision. */
const STANDINGS = ['from', 'was', 'status', 'decision'];
const DAYS = ['expirationDate', 'validFrom', 'deliveryDate'];

/** The displayed code of a sheet's language; other texts stay unchanged. */
function sheetLanguage(code: string): string {
  const language = SDS_LANGUAGES.find((each) => each === code);
  return language === undefined ? code : formatSdsLanguageCode(language);
}

const namesSchema = z.array(z.string());
const quantitiesSchema = z.array(
  z.object({ quantity: z.number(), product: z.string().optional(), of: z.number().optional() }),
);
const offeredSchema = z.record(z.string(), z.object({ finalUnitPrice: z.number() }));

/** Translations for the fields of details and for their values where they exist; other values stay unchanged. */
export function useDetailLabels(entity: string) {
  const { t, language } = useTexts(
    'accounts',
    'activation',
    'audit',
    'audit-log',
    'backoffice',
    'cart',
    'contact',
    'dealers',
    'imports',
    'sds',
    'search-words',
    'users',
  );
  const { money, unitPrice, moment, quantity } = useFormats();
  const profile = useProfileChangeLabels();

  const label = (key: string): string => {
    if (key === 'checksum') return 'SHA-256';
    const known = DETAIL_LABELS[key];
    return known === undefined ? key : t(known);
  };
  /** The label of a field: by name for accounts and dealers, by path for customer profiles. */
  const field = (path: string): string => {
    if (DETAIL_LABELS[path] !== undefined) return label(path);
    const [group] = groupChanges([{ path, was: null, is: null }]);
    const [change] = group?.changes ?? [];
    if (group === undefined || change === undefined) return path;
    const name = profile.label(group.kind, change.field);
    return group.kind === 'company' ? name : `${profile.title(group)}: ${name}`;
  };
  const textOf = (key: string, text: string): string => {
    const words = (STANDINGS.includes(key) ? STATUSES[entity] : VALUES[key])?.get(text);
    if (words !== undefined) return t(words);
    if (key === 'country') return formatCountryName(text, language);
    if (key === 'recipe') return formatRecipe(text, t);
    if (key === 'language') return sheetLanguage(text);
    if (DAYS.includes(key) && z.iso.date().safeParse(text).success) return formatDate(text);
    return key === 'registeredAt' && z.iso.datetime().safeParse(text).success ? moment(text) : text;
  };
  const numberOf = (key: string, number: number): string => {
    if (key === 'total') return money(number);
    return ['latitude', 'longitude', 'version'].includes(key) ? String(number) : quantity(number);
  };
  const value = (key: string, given: unknown): string => {
    if (given === null || given === undefined || given === '') return '–';
    if (typeof given === 'boolean') return t(given ? 'audit:yes' : 'audit:no');
    if (typeof given === 'string') return textOf(key, given);
    if (typeof given === 'number') return numberOf(key, given);
    const names = namesSchema.safeParse(given);
    if (names.success) return names.data.map((each) => (key === 'fields' ? field(each) : each)).join(', ');
    const quantities = quantitiesSchema.safeParse(given);
    if (quantities.success)
      return quantities.data
        .map(({ product, quantity: packages, of }) =>
          product === undefined || of === undefined
            ? quantity(packages)
            : t('backoffice:history.line', { product, quantity: packages, of }),
        )
        .join(' · ');
    const offered = offeredSchema.safeParse(given);
    if (offered.success)
      return Object.values(offered.data)
        .map(({ finalUnitPrice }) => unitPrice(finalUnitPrice))
        .join(' · ');
    return JSON.stringify(given);
  };
  return { label, value };
}
