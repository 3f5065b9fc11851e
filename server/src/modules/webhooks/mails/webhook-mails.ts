import { LIMITS } from '@cromia/domain/limits';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailOf, pageUrl } from '../../../platform/mail/mail-page.ts';
import { textsIn } from './texts.ts';

/** Tells the manufacturer that a webhook was switched off because it kept failing. */
export function switchedOffMail(
  hook: { id: string; url: string },
  sender: Pick<Config, 'brand' | 'publicUrl'>,
): Mail {
  const language = sender.brand.defaultLanguage;
  const t = textsIn(language);
  const page = {
    language,
    title: t('title'),
    paragraphs: [t('text', { days: LIMITS.webhookFailingDays })],
    facts: [[t('address'), hook.url]] satisfies [string, string][],
    link: { label: t('link'), url: pageUrl(sender, `backoffice/webhooks/${hook.id}`) },
  };
  return mailOf(sender.brand.email, page, sender.brand);
}
