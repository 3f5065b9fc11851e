import type { Config } from '../../config.ts';

/** Whether the portal runs on demo data and no mail server takes its mails, so that they can be read in the portal. */
export function hasDemoMailbox({ demo, smtpUrl }: Pick<Config, 'demo' | 'smtpUrl'>): boolean {
  return demo && smtpUrl === null;
}
