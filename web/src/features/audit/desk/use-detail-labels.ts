import { ROLES, SDS_ROLES, TDS_ROLES } from '@cromia/domain/accounts/roles';
import { CUSTOMER_REQUEST_STATUSES } from '@cromia/domain/activation/customer-request';
import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { CONTACT_REQUEST_TYPES } from '@cromia/domain/contact/contact-request';
import { addressSchema, contactSchema } from '@cromia/domain/customers/customer';
import { formatDate } from '@cromia/domain/dates';
import { IMPORT_KINDS } from '@cromia/domain/integration/import';
import { KEY_SCOPES } from '@cromia/domain/integration/key-scopes';
import { formatSdsLanguageCode, SDS_LANGUAGES } from '@cromia/domain/languages';
import { OFFER_REQUEST_STATUSES } from '@cromia/domain/offers/offer-request';
import { ORDER_STATUS_NAMES, ORDER_STATUSES } from '@cromia/domain/orders/order';
import { SHIPMENT_RESTS } from '@cromia/domain/orders/order-change';
import { ORDER_REQUEST_STATUSES } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import { useFormats } from '../../../i18n/format';
import type { TextKey } from '../../../i18n/keys';
import { useTexts } from '../../../i18n/use-texts';
import { groupChanges, useProfileChangeLabels } from '../../customers';
import { formatRecipe } from '../../sds';
import { DETAIL_LABELS } from './detail-labels';

/** Maps values to their text keys. */
const createValueKeys = <Value extends string>(values: readonly Value[], key: (value: Value) => TextKey) =>
  new Map<string, TextKey>(values.map((value) => [value, key(value)]));

/** Text keys of statuses, by entity. */
const STATUS_KEYS: Readonly<Record<string, ReadonlyMap<string, TextKey>>> = {
  customer_request: createValueKeys(CUSTOMER_REQUEST_STATUSES, (value) => `activation:status.${value}`),
  offer_request: createValueKeys(OFFER_REQUEST_STATUSES, (value) => `offers:status.${value}`),
  order: createValueKeys(ORDER_STATUSES, (value) => `orders:orderStatus.${ORDER_STATUS_NAMES[value]}`),
  order_request: createValueKeys(ORDER_REQUEST_STATUSES, (value) => `orders:status.${value}`),
};
/** Text keys of translated values, by detail key. */
const VALUE_KEYS: Readonly<Record<string, ReadonlyMap<string, TextKey>>> = {
  role: createValueKeys(ROLES, (value) => `users:roles.${value}`),
  roleSds: createValueKeys(SDS_ROLES, (value) => `users:sdsRoles.${value}`),
  roleTds: createValueKeys(TDS_ROLES, (value) => `users:tdsRoles.${value}`),
  requestType: createValueKeys(CONTACT_REQUEST_TYPES, (value) => `contact:types.${value}`),
  rest: createValueKeys(SHIPMENT_RESTS, (value) => `desk:history.rest.${value}`),
  kind: createValueKeys(IMPORT_KINDS, (value) => `imports:kinds.${value}`),
  scopes: createValueKeys(KEY_SCOPES, (value) => `imports:keys.scope.${value}`),
};
/** Details that contain a status or a decision. */
const STATUS_FIELDS = ['from', 'was', 'status', 'decision'];
const DATE_FIELDS = ['expirationDate', 'validFrom', 'deliveryDate'];

/** Formats the language code of a sheet; other texts stay unchanged. */
function formatSheetLanguage(code: string): string {
  const language = SDS_LANGUAGES.find((candidate) => candidate === code);
  return language === undefined ? code : formatSdsLanguageCode(language);
}

const PERCENT_FIELDS = ['discountPct1', 'discountPct2', 'unconditionalDiscountPct', 'agentCommissionPct'];

/** An address or contact of a customer. */
const entrySchema = z.union([addressSchema, contactSchema]);

/** Formats an address or contact in one line. */
function formatEntry(entry: z.infer<typeof entrySchema>): string {
  const parts =
    'city' in entry
      ? [
          entry.businessName,
          entry.streetAddress1,
          entry.streetAddress2,
          `${entry.zipOrPostalCode} ${entry.city}`,
          entry.province,
          entry.country,
          entry.note,
        ]
      : [`${entry.firstName} ${entry.lastName}`, entry.email, entry.phoneNumber];
  return parts.filter(Boolean).join(', ');
}

const namesSchema = z.array(z.string());
const quantitiesSchema = z.array(
  z.object({ quantity: z.number(), product: z.string().optional(), of: z.number().optional() }),
);
const offeredSchema = z.record(z.string(), z.object({ finalUnitPrice: z.number() }));

/** Returns functions that translate details and their values; values without a translation stay unchanged. */
export function useDetailLabels(entity: string) {
  const { t, language } = useTexts(
    'accounts',
    'activation',
    'audit',
    'audit-log',
    'cart',
    'contact',
    'customers-desk',
    'dealers',
    'desk',
    'imports',
    'sds',
    'search-words',
    'users',
  );
  const { money, unitPrice, moment, percent, quantity } = useFormats();
  const profileLabels = useProfileChangeLabels();

  const label = (key: string): string => {
    if (key === 'checksum') return 'SHA-256';
    const labelKey = DETAIL_LABELS[key];
    if (labelKey !== undefined) return t(labelKey);
    return entity === 'customer' ? labelCustomerValue(key) : key;
  };
  /** Returns the label of a value of a customer: of a field, or of an address or contact (`addresses.SD001`). */
  const labelCustomerValue = (path: string): string => {
    const [list, code] = path.split('.');
    const kind = list === 'addresses' ? 'address' : list === 'contacts' ? 'contact' : 'company';
    return kind === 'company' || code === undefined
      ? profileLabels.label('company', path)
      : profileLabels.title({ id: code, kind, changeKind: 'changed', changes: [] });
  };
  /** Returns the label of a changed field: by name for accounts and dealers, by path for customer profiles. */
  const labelChangedField = (path: string): string => {
    if (DETAIL_LABELS[path] !== undefined) return label(path);
    const [group] = groupChanges([{ path, was: null, is: null }]);
    const [change] = group?.changes ?? [];
    if (group === undefined || change === undefined) return path;
    const name = profileLabels.label(group.kind, change.field);
    return group.kind === 'company' ? name : `${profileLabels.title(group)}: ${name}`;
  };
  const formatText = (key: string, text: string): string => {
    const textKey = (STATUS_FIELDS.includes(key) ? STATUS_KEYS[entity] : VALUE_KEYS[key])?.get(text);
    if (textKey !== undefined) return t(textKey);
    if (key === 'country') return formatCountryName(text, language);
    if (key === 'recipe') return formatRecipe(text, t);
    if (key === 'language') return formatSheetLanguage(text);
    if (DATE_FIELDS.includes(key) && z.iso.date().safeParse(text).success) return formatDate(text);
    return key === 'registeredAt' && z.iso.datetime().safeParse(text).success ? moment(text) : text;
  };
  const formatNumber = (key: string, number: number): string => {
    if (key === 'total') return money(number);
    return ['latitude', 'longitude', 'version'].includes(key) ? String(number) : quantity(number);
  };
  const value = (key: string, detail: unknown): string => {
    if (PERCENT_FIELDS.includes(key) && typeof detail === 'number') return percent(detail);
    const entry = entrySchema.safeParse(detail);
    if (entry.success) return formatEntry(entry.data);
    if (detail === null || detail === undefined || detail === '') return '–';
    if (typeof detail === 'boolean') return t(detail ? 'audit:yes' : 'audit:no');
    if (typeof detail === 'string') return formatText(key, detail);
    if (typeof detail === 'number') return formatNumber(key, detail);
    const names = namesSchema.safeParse(detail);
    if (names.success)
      return names.data
        .map((name) => (key === 'fields' ? labelChangedField(name) : formatText(key, name)))
        .join(', ');
    const quantities = quantitiesSchema.safeParse(detail);
    if (quantities.success)
      return quantities.data
        .map(({ product, quantity: packages, of }) =>
          product === undefined || of === undefined
            ? quantity(packages)
            : t('desk:history.line', { product, quantity: packages, of }),
        )
        .join(' · ');
    const offered = offeredSchema.safeParse(detail);
    if (offered.success)
      return Object.values(offered.data)
        .map(({ finalUnitPrice }) => unitPrice(finalUnitPrice))
        .join(' · ');
    return JSON.stringify(detail);
  };
  return { label, value };
}
