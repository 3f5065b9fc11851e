import { LIMITS } from '@cromia/domain/limits';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailOf, pageUrl } from '../../../platform/mail/mail-page.ts';
import { WEBHOOK_TEXTS } from './webhook-texts.ts';

/** Tells the manufacturer that a webhook was switched off because it went on failing. */
export function switchedOffMail(
  hook: { id: string; url: string },
  sender: Pick<Config, 'brand' | 'publicUrl'>,
): Mail {
  const language = sender.brand.defaultLanguage;
  const texts = WEBHOOK_TEXTS[language];
  const page = {
    language,
    title: texts.title,
    paragraphs: [texts.text(LIMITS.webhookFailingDays)],
    facts: [[texts.address, hook.url]] satisfies [string, string][],
    link: { label: texts.link, url: pageUrl(sender, `backoffice/webhooks/${hook.id}`) },
  };
  return mailOf(sender.brand.email, page, sender.brand);
}
