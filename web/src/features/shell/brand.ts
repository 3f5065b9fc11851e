import { DEFAULT_TIME_ZONE } from '@cromia/domain/dates';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchOrThrowProblem } from '../../api/call';
import { parseProblem } from '../../api/problem';

const optionalText = z.string().nullable().catch(null);

/** The manufacturer that runs the portal (contract, section 1), from the server's configuration. */
const brandSchema = z.object({
  name: z.string(),
  legalName: z.string(),
  logoUrl: optionalText,
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .catch(null),
  email: optionalText,
  phone: optionalText,
  address: optionalText,
  privacyUrl: optionalText,
  cookieUrl: optionalText,
  defaultLanguage: z.enum(UI_LANGUAGES).catch('it'),
  /** The manufacturer's time zone, for delivery dates and for converting timestamps to dates. */
  timeZone: z.string().catch(DEFAULT_TIME_ZONE),
  publicUrl: z.string().catch(''),
  /** Tile URL of the dealers' map; without it the pins are displayed on outlines of countries. */
  mapTilesUrl: optionalText,
  mapTilesAttribution: optionalText,
  tdsAppUrl: optionalText,
  labAppUrl: optionalText,
  dashboardUrl: optionalText,
  /** What a new portal still needs before people can use it. */
  missingSetup: z.enum(['ADMINISTRATOR', 'PRODUCTS']).nullable().catch(null),
  /** Whether the portal runs on demo data, and its mails can be read in it. */
  mailbox: z.boolean().catch(false),
  /** Whether the portal is a trial, such as a restored backup, which sends nothing. */
  trial: z.boolean().catch(false),
});
export type Brand = z.infer<typeof brandSchema>;

/** Parses the server's brand. @throws ZodError for anything else */
export function parseBrand(response: unknown): Brand {
  return brandSchema.parse(response);
}

/** The brand is public and changes only with a restart of the server. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: async ({ signal }): Promise<Brand> => {
    const response = await fetchOrThrowProblem(new Request('/api/brand', { signal }));
    if (!response.ok) throw await parseProblem(response);
    return parseBrand(await response.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The brand; undefined while loading, when the shell shows the product's own name. */
export function useBrand(): Brand | undefined {
  return useQuery(brandQuery).data;
}
