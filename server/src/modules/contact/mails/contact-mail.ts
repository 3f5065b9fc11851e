import type { ContactRequestType } from '@cromia/domain/contact/contact-request';
import { chooseLanguage } from '@cromia/domain/languages';
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

/** The mail to the department responsible for the request. Replies go to the sender. */
export function buildContactMail(
  asked: MailedRequest,
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
): Mail {
  const language = brand.defaultLanguage;
  const t = getMailTexts(language);
  const type = t(`types.${asked.requestType}`);
  const facts: [string, string | null][] = [
    [t('sender'), asked.userId === null ? t('visitor') : t('user')],
    [t('name'), asked.name],
    [t('email'), asked.email],
    [t('telephone'), asked.telephone],
    [t('customer'), asked.customer],
    [t('language'), asked.language],
  ];
  const page = {
    language,
    title: `${type}: ${asked.name}`,
    paragraphs: [asked.request],
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    link: { label: t('link'), url: `${publicUrl}/ecommerce/backoffice/contact-requests/${asked.id}` },
    closing: [t('closing')],
  };
  return { ...toMail(brand.desks[asked.requestType], page, brand), replyTo: asked.email };
}

/** The copy of a request to its sender. It omits the typed name, because anybody could type a message there. */
export function buildContactCopyMail(
  {
    email,
    language: preferred,
    requestType,
    request,
  }: Pick<MailedRequest, 'email' | 'language' | 'requestType' | 'request'>,
  { brand }: Pick<Config, 'brand'>,
): Mail {
  const language = chooseLanguage({ userLanguage: preferred });
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('copy.title'),
    paragraphs: [t('copy.received'), request],
    facts: [[t('copy.type'), t(`types.${requestType}`)]] as [string, string][],
    closing: [t('copy.notYours')],
  };
  return toMail(email, page, brand);
}
