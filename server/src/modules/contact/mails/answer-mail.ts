import type { ContactRequestDetail } from '@cromia/domain/contact/contact-desk';
import { formatInstant } from '@cromia/domain/dates';
import type { Config } from '../../../platform/config.ts';
import { toMail } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

/**
 * Builds the answer mail to the sender of a request, in the request's language. Replies go to the responsible
 * department.
 */
export function buildAnswerMail(
  { requestType, email, language, request, createdOn }: ContactRequestDetail,
  answer: string,
  { brand, timeZone }: Pick<Config, 'brand' | 'timeZone'>,
): Mail {
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('answer.title'),
    paragraphs: answer.split(/\n\s*\n/),
    quote: { label: t('answer.quoted', { date: formatInstant(createdOn, timeZone) }), text: request },
    closing: [t('answer.closing')],
  };
  return { ...toMail(email, page, brand), replyTo: brand.desks[requestType] };
}
