import { UI_LANGUAGES } from '@cromia/domain/languages';
import { z } from 'zod';
import type { Config } from '../../config.ts';
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
  timeZone: z.string().describe('Of the manufacturer: whose today the earliest delivery date counts from'),
  publicUrl: z.string().describe('Where people reach the portal'),
  mapTilesUrl: z.string().describe('Of the map of dealers, as Leaflet takes it'),
  mapTilesAttribution: z.string(),
  tdsAppUrl: z.string().nullable().describe('App of technical data sheets, for those with a TDS role'),
  labAppUrl: z.string().nullable().describe('App of the laboratory, for those with a lab role'),
  dashboardUrl: z.string().nullable().describe('What stands in for the back office'),
  missingSetup: missingSetupSchema.nullable().describe('What a new portal lacks before people can use it'),
  mailbox: z.boolean().describe('Whether the mails that leave can be read in the portal: in a demo'),
});

/** The public part of the configuration. */
export function toBrand(config: Config): Omit<z.infer<typeof brandSchema>, 'missingSetup'> {
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
    mailbox: hasDemoMailbox(config),
  };
}
