import { LIMITS } from '@cromia/domain/limits';
import type { Config } from '../../../platform/config.ts';
import { toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

/** Notifies the manufacturer that a webhook was switched off after days of failures. */
export function buildWebhookDisabledMail(
  hook: { id: string; url: string },
  sender: Pick<Config, 'brand' | 'publicUrl'>,
): Mail {
  const language = sender.brand.defaultLanguage;
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('title'),
    paragraphs: [t('text', { days: LIMITS.webhookFailingDays })],
    facts: [[t('address'), hook.url]] satisfies [string, string][],
    link: { label: t('link'), url: toPageUrl(sender, `backoffice/webhooks/${hook.id}`) },
  };
  return toMail(sender.brand.email, page, sender.brand);
}
