import { UI_LANGUAGES } from '@cromia/domain/languages';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { hasDemoMailbox } from '../mail/has-demo-mailbox.ts';
import { missingSetupSchema } from './setup-queries.ts';

/** Public data about the manufacturer and the portal. */
export const brandSchema = z.object({
  name: z.string(),
  legalName: z.string(),
  logoUrl: z.string().nullable(),
  accent: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  vatNumber: z.string(),
  privacyUrl: z.string().nullable(),
  cookieUrl: z.string().nullable(),
  defaultLanguage: z.enum(UI_LANGUAGES),
  timeZone: z
    .string()
    .describe(
      'Time zone of the manufacturer, which determines the current date for the earliest delivery date',
    ),
  publicUrl: z.string().describe('Public URL of the portal'),
  mapTilesUrl: z.string().describe("URL template of the dealer map's tiles, in Leaflet format"),
  mapTilesAttribution: z.string(),
  tdsAppUrl: z
    .string()
    .nullable()
    .describe('URL of the technical data sheet app, for users with a TDS role; null if there is none'),
  labAppUrl: z
    .string()
    .nullable()
    .describe('URL of the laboratory app, for users with a lab role; null if there is none'),
  dashboardUrl: z
    .string()
    .nullable()
    .describe('URL of the dashboard used instead of the back office; null if there is none'),
  missingSetup: missingSetupSchema
    .nullable()
    .describe('What is missing before the portal can be used; null if nothing'),
  trial: z
    .boolean()
    .describe('Whether the portal is a trial, such as a restored backup: no mail, webhook or job leaves it'),
  mailbox: z.boolean().describe('Whether sent mails can be read in the portal; demo only'),
});

/** The public part of the configuration. */
export type PublicBrand = Omit<z.infer<typeof brandSchema>, 'missingSetup'>;

export function toBrand(config: Config): PublicBrand {
  const { desks: _desks, ...brand } = config.brand;
  const { timeZone, publicUrl, mapTilesUrl, mapTilesAttribution, tdsAppUrl, labAppUrl, dashboardUrl } =
    config;
  return {
    ...brand,
    timeZone,
    publicUrl,
    mapTilesUrl,
    mapTilesAttribution,
    tdsAppUrl,
    labAppUrl,
    dashboardUrl,
    trial: config.trial,
    mailbox: hasDemoMailbox(config),
  };
}
