import type { ContactRequestType } from '@cromia/domain/contact/contact-request';
import { chooseLanguage } from '@cromia/domain/languages';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import type { Config } from '../../../platform/config.ts';
import { toMail } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

interface MailedRequest {
  id: string;
  /** Null for a visitor, whose name and address are not verified. */
  userId: string | null;
  requestType: ContactRequestType;
  request: string;
  name: string;
  email: string;
  language: string;
  telephone: string | null;
  customer: string | null;
}

/** Builds the mail to the department responsible for the request. Replies go to the sender. */
export function buildContactMail(
  message: MailedRequest,
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
): Mail {
  const language = brand.defaultLanguage;
  const t = getMailTexts(language);
  const type = t(`types.${message.requestType}`);
  const facts: [string, string | null][] = [
    [t('sender'), message.userId === null ? t('visitor') : t('user')],
    [t('name'), message.name],
    [t('email'), formatEmail(message.email)],
    [t('telephone'), message.telephone],
    [t('customer'), message.customer],
    [t('language'), message.language],
  ];
  const page = {
    language,
    title: `${type}: ${message.name}`,
    paragraphs: [message.request],
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    link: { label: t('link'), url: `${publicUrl}/ecommerce/backoffice/contact-requests/${message.id}` },
    closing: [t('closing')],
  };
  return { ...toMail(brand.desks[message.requestType], page, brand), replyTo: message.email };
}

/**
 * Builds the copy of a request for its sender. To an unconfirmed address it confirms the receipt only, because anybody
 * could have typed a message for somebody else's address. It never contains the typed name.
 */
export function buildContactCopyMail(
  {
    userId,
    email,
    language: preferred,
    requestType,
    request,
  }: Pick<MailedRequest, 'userId' | 'email' | 'language' | 'requestType' | 'request'>,
  { brand }: Pick<Config, 'brand'>,
): Mail {
  const language = chooseLanguage({ userLanguage: preferred });
  const t = getMailTexts(language);
  const page = {
    language,
    title: userId === null ? t('copy.receiptTitle') : t('copy.title'),
    paragraphs: userId === null ? [t('copy.receipt')] : [t('copy.received'), request],
    facts: [[t('copy.type'), t(`types.${requestType}`)]] as [string, string][],
    closing: [t('copy.notYours')],
  };
  return toMail(email, page, brand);
}
