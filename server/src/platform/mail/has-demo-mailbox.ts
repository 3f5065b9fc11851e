import type { Config } from '../config.ts';

/** Whether sent mails can be read in the portal: only on demo data and without a mail server. */
export function hasDemoMailbox({ demo, smtpUrl }: Pick<Config, 'demo' | 'smtpUrl'>): boolean {
  return demo && smtpUrl === null;
}
