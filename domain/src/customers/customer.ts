import { z } from 'zod';
import { GENDERS } from '../accounts/roles.ts';
import { patternTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Kinds of addresses by their code (section 3): SL legal, SA administrative, SD001 onwards shipping. */
export const ADDRESS_KINDS = ['legal', 'administrative', 'shipping'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

const SHIPPING_CODE = /^SD(\d{3,})$/;

/** Code of one of a customer's addresses. */
export function addressCodeField() {
  return patternTextField(/^(SL|SA|SD\d{3,})$/, LIMITS.addressCode);
}

/** The kind of an address code; undefined for an unknown one. */
export function findAddressKind(code: string): AddressKind | undefined {
  if (code === 'SL') return 'legal';
  if (code === 'SA') return 'administrative';
  return SHIPPING_CODE.test(code) ? 'shipping' : undefined;
}

/** The code of the next shipping address: one above the highest in use. */
export function getNextShippingCode(codes: readonly string[]): string {
  return `SD${findNextNumber(codes, SHIPPING_CODE, 1)}`;
}

/** Contact codes: C001 purchasing, C002 administrative, then additional contacts (section 3). */
export const PURCHASING_CONTACT_CODE = 'C001';
export const ADMINISTRATIVE_CONTACT_CODE = 'C002';

/** The code of the next additional contact; C003 is the first. */
export function getNextContactCode(codes: readonly string[]): string {
  return `C${findNextNumber(codes, /^C(\d{3,})$/, 3)}`;
}

function findNextNumber(codes: readonly string[], pattern: RegExp, first: number): string {
  const numbers = codes.map((code) => Number(pattern.exec(code)?.[1] ?? 0));
  return String(Math.max(first - 1, ...numbers) + 1).padStart(3, '0');
}

const text = z.string().nullable();

/** An address as the API returns it. */
export const addressSchema = z.object({
  code: z.string(),
  businessName: text.describe('Business name at the address; shipping addresses only'),
  streetAddress1: z.string(),
  streetAddress2: text,
  country: z.string(),
  city: z.string(),
  zipOrPostalCode: z.string(),
  province: text,
  note: text,
  isDefault: z.boolean(),
  isShipping: z.boolean(),
});
export type Address = z.infer<typeof addressSchema>;

/**
 * The addresses to which an order can be shipped: shipping addresses and the legal one, the default first (section 2).
 */
export function listShippingAddresses<T extends Pick<Address, 'code' | 'isDefault' | 'isShipping'>>(
  addresses: readonly T[],
): T[] {
  return addresses
    .filter(({ code, isShipping }) => isShipping || findAddressKind(code) !== 'administrative')
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.code.localeCompare(b.code));
}

/** A contact as the API returns it. */
export const contactSchema = z.object({
  code: z.string(),
  isAdministration: z.boolean(),
  isPurchasing: z.boolean(),
  gender: z.enum(GENDERS),
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  department: text,
  email: z.string(),
  phoneNumber: z.string(),
});
export type Contact = z.infer<typeof contactSchema>;
