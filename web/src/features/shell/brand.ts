import { DEFAULT_TIME_ZONE } from '@cromia/domain/dates';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { reach } from '../../api/call';
import { problemOf } from '../../api/problem';

const text = z.string().nullable().catch(null);

/** The manufacturer that runs the portal (contract, section 1), as its configuration states it. */
const brandSchema = z.object({
  name: z.string(),
  legalName: z.string(),
  logoUrl: text,
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .catch(null),
  email: text,
  phone: text,
  address: text,
  privacyUrl: text,
  cookieUrl: text,
  defaultLanguage: z.enum(UI_LANGUAGES).catch('it'),
  /** Of the manufacturer, whose calendar counts for deliveries and for the days of instants. */
  timeZone: z.string().catch(DEFAULT_TIME_ZONE),
  publicUrl: z.string().catch(''),
  /** Of the map of dealers; without them its pins stand on a plain ground. */
  mapTilesUrl: text,
  mapTilesAttribution: text,
  tdsAppUrl: text,
  labAppUrl: text,
  dashboardUrl: text,
  /** What a new portal lacks before people can use it. */
  missingSetup: z.enum(['ADMINISTRATOR', 'PRODUCTS']).nullable().catch(null),
  /** Whether the portal runs on demo data, and its mails can be read in it. */
  mailbox: z.boolean().catch(false),
});
export type Brand = z.infer<typeof brandSchema>;

/** The brand as the server tells it; throws a ZodError for anything else. */
export function parseBrand(told: unknown): Brand {
  return brandSchema.parse(told);
}

/** The brand is public and changes only with a restart of the server. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: async ({ signal }): Promise<Brand> => {
    const response = await reach(new Request('/api/brand', { signal }));
    if (!response.ok) throw await problemOf(response);
    return parseBrand(await response.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The brand, or undefined until it has come: the shell then shows the product's own name. */
export function useBrand(): Brand | undefined {
  return useQuery(brandQuery).data;
}
