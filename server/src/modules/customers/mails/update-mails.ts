import { chooseLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../platform/config.ts';
import { toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

interface Reader {
  username: string;
  language: string;
}

interface MailedCustomer {
  customerCode: string;
  businessName: string;
}

function facts(
  t: ReturnType<typeof getMailTexts>,
  { customerCode, businessName }: MailedCustomer,
  others: [string, string | null][],
): [string, string][] {
  const known: [string, string | null][] = [
    [t('company'), businessName],
    [t('customerCode'), customerCode],
    ...others,
  ];
  return known.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

function profilePage(sender: Sender): string {
  return toPageUrl(sender, 'profile-customer');
}

/** Mail to the manufacturer about a pending change request. */
export function buildUpdateReceivedMail(
  request: { id: string; requester: string },
  customer: MailedCustomer,
  sender: Sender,
): Mail {
  const language = sender.brand.defaultLanguage;
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('arrived.title', { company: customer.businessName }),
    paragraphs: [t('arrived.text')],
    facts: facts(t, customer, [[t('requester'), request.requester]]),
    link: {
      label: t('arrived.link'),
      url: toPageUrl(sender, `backoffice/update-customer-requests/${request.id}`),
    },
  };
  return toMail(sender.brand.email, page, sender.brand);
}

/** Mail to the requester that the change was accepted. */
export function buildUpdateAcceptedMail(to: Reader, customer: MailedCustomer, sender: Sender): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('accepted.title'),
    paragraphs: [t('accepted.text')],
    facts: facts(t, customer, []),
    link: { label: t('link'), url: profilePage(sender) },
  };
  return toMail(to.username, page, sender.brand);
}

/** Mail to the customer's other users and managers that its data were changed, and at whose request. */
export function buildUpdateNoticeMail(
  to: Reader,
  customer: MailedCustomer & { requester: string | null },
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('told.title', { company: customer.businessName }),
    paragraphs: [t('told.text')],
    facts: facts(t, customer, [[t('requester'), customer.requester]]),
    link: { label: t('link'), url: profilePage(sender) },
    closing: [t('told.unexpected')],
  };
  return toMail(to.username, page, sender.brand);
}

/** Mail to the requester that the change was rejected, with the reason. */
export function buildUpdateRejectedMail(
  to: Reader,
  customer: MailedCustomer,
  reason: string | null,
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('rejected.title'),
    paragraphs: [t('rejected.text')],
    facts: facts(t, customer, [[t('reason'), reason]]),
    link: { label: t('link'), url: profilePage(sender) },
  };
  return toMail(to.username, page, sender.brand);
}
