import { isValidPostalCode } from '@cromia/domain/addresses/postal-code';
import { type Dealer, type NewDealer, newDealerSchema } from '@cromia/domain/dealers/dealer-desk';
import { findPostalPlace } from '@cromia/domain/dealers/postal-place';
import { z } from 'zod';
import { createFormSchema } from '../../../ui/form/use-zod-form';
import type { MapPosition } from '../use-visitor-position';

export const dealerFormValuesSchema = z.object({
  businessName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Null until the user moves the pin from the place of the postal code. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  mapLink: z.string(),
  forPrivate: z.boolean(),
  forProfessional: z.boolean(),
  brands: z.string(),
});
export type DealerFormValues = z.infer<typeof dealerFormValuesSchema>;

/** Initial form values of a new dealer. */
export const EMPTY_DEALER: DealerFormValues = {
  businessName: '',
  street: '',
  postalCode: '',
  city: '',
  province: '',
  country: 'IT',
  phone: '',
  email: '',
  latitude: null,
  longitude: null,
  mapLink: '',
  forPrivate: true,
  forProfessional: true,
  brands: '',
};

/** Where the postal code places the pin; null while it is incomplete, or for a country without known places. */
export function findPostalPin({
  country,
  postalCode,
}: Pick<DealerFormValues, 'country' | 'postalCode'>): MapPosition | null {
  if (postalCode.trim() === '' || !isValidPostalCode(country, postalCode)) return null;
  return findPostalPlace(country, postalCode.trim()) ?? null;
}

/** The position of the pin: where the user has put it, else the place of the postal code. */
export function findPin(
  values: Pick<DealerFormValues, 'country' | 'postalCode' | 'latitude' | 'longitude'>,
): MapPosition | null {
  const { latitude, longitude } = values;
  return latitude === null || longitude === null ? findPostalPin(values) : { latitude, longitude };
}

const emptyToNull = (text: string) => (text.trim() === '' ? null : text);

/** The domain's rules, applied to the form values. */
export const dealerFormSchema: z.ZodType<NewDealer, DealerFormValues> = createFormSchema(
  dealerFormValuesSchema,
  (values) =>
    newDealerSchema.safeParse({
      ...values,
      province: emptyToNull(values.province),
      phone: emptyToNull(values.phone),
      email: emptyToNull(values.email),
      mapLink: emptyToNull(values.mapLink),
      brands: values.brands.split(',').flatMap((brand) => brand.trim() || []),
      ...(findPin(values) ?? { latitude: undefined, longitude: undefined }),
    }),
);

/** Converts a dealer to form values. */
export function toDealerFormValues(dealer: Dealer): DealerFormValues {
  const { id: _id, version: _version, ...fields } = dealer;
  return {
    ...fields,
    province: fields.province ?? '',
    phone: fields.phone ?? '',
    email: fields.email ?? '',
    mapLink: fields.mapLink ?? '',
    brands: fields.brands.join(', '),
  };
}
