import { type Dealer, type NewDealer, newDealerSchema } from '@cromia/domain/dealers/dealer-desk';
import { z } from 'zod';
import { createFormSchema } from '../../../ui/form/use-zod-form';

export const dealerFormValuesSchema = z.object({
  businessName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  latitude: z.string(),
  longitude: z.string(),
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
  latitude: '',
  longitude: '',
  mapLink: '',
  forPrivate: true,
  forProfessional: true,
  brands: '',
};

/** Parses decimal degrees with a comma or a point; undefined for empty input, NaN for invalid input. */
export function parseDegrees(text: string): number | undefined {
  const normalized = text.trim().replace(',', '.').replace('−', '-');
  if (normalized === '') return undefined;
  return /^-?\d{1,3}(\.\d+)?$/.test(normalized) ? Number(normalized) : Number.NaN;
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
      latitude: parseDegrees(values.latitude),
      longitude: parseDegrees(values.longitude),
    }),
);

/** Converts a dealer to form values. @param formatDegrees Formats a number in the viewer's language. */
export function toDealerFormValues(
  dealer: Dealer,
  formatDegrees: (value: number) => string,
): DealerFormValues {
  const { id: _id, version: _version, ...fields } = dealer;
  return {
    ...fields,
    province: fields.province ?? '',
    phone: fields.phone ?? '',
    email: fields.email ?? '',
    mapLink: fields.mapLink ?? '',
    brands: fields.brands.join(', '),
    latitude: formatDegrees(fields.latitude),
    longitude: formatDegrees(fields.longitude),
  };
}
