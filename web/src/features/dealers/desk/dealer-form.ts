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

/** A new dealer before anything is typed. */
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

/** Parses typed decimal degrees, with a comma or a point; undefined for empty, NaN for invalid input. */
export function parseDegrees(text: string): number | undefined {
  const figures = text.trim().replace(',', '.').replace('−', '-');
  if (figures === '') return undefined;
  return /^-?\d{1,3}(\.\d+)?$/.test(figures) ? Number(figures) : Number.NaN;
}

const orNull = (text: string) => (text.trim() === '' ? null : text);

/** The form's rules: the domain's, applied to the typed values. */
export const dealerFormSchema: z.ZodType<NewDealer, DealerFormValues> = createFormSchema(
  dealerFormValuesSchema,
  (typed) =>
    newDealerSchema.safeParse({
      ...typed,
      province: orNull(typed.province),
      phone: orNull(typed.phone),
      email: orNull(typed.email),
      mapLink: orNull(typed.mapLink),
      brands: typed.brands.split(',').flatMap((brand) => brand.trim() || []),
      latitude: parseDegrees(typed.latitude),
      longitude: parseDegrees(typed.longitude),
    }),
);

/** A stored dealer as form values. @param degrees formats a number in the reader's language */
export function toDealerFormValues(dealer: Dealer, degrees: (value: number) => string): DealerFormValues {
  const { id: _id, version: _version, ...fields } = dealer;
  return {
    ...fields,
    province: fields.province ?? '',
    phone: fields.phone ?? '',
    email: fields.email ?? '',
    mapLink: fields.mapLink ?? '',
    brands: fields.brands.join(', '),
    latitude: degrees(fields.latitude),
    longitude: degrees(fields.longitude),
  };
}
