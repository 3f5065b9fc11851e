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

function buildFacts(
  t: ReturnType<typeof getMailTexts>,
  { customerCode, businessName }: MailedCustomer,
  furtherFacts: [string, string | null][],
): [string, string][] {
  const allFacts: [string, string | null][] = [
    [t('company'), businessName],
    [t('customerCode'), customerCode],
    ...furtherFacts,
  ];
  return allFacts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** The page with the customer's data; an agent acts for the customer there. */
function toProfileUrl(sender: Sender, { customerCode }: MailedCustomer): string {
  return toPageUrl(sender, 'profile-customer', { customerCode });
}

/** Notifies the manufacturer of a pending change request. */
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
    facts: buildFacts(t, customer, [[t('requester'), request.requester]]),
    link: {
      label: t('arrived.link'),
      url: toPageUrl(sender, `backoffice/update-customer-requests/${request.id}`),
    },
  };
  return toMail(sender.brand.email, page, sender.brand);
}

/** Notifies the requester that the change was accepted. */
export function buildUpdateAcceptedMail(recipient: Reader, customer: MailedCustomer, sender: Sender): Mail {
  const language = chooseLanguage({ userLanguage: recipient.language });
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('accepted.title'),
    paragraphs: [t('accepted.text')],
    facts: buildFacts(t, customer, []),
    link: { label: t('link'), url: toProfileUrl(sender, customer) },
  };
  return toMail(recipient.username, page, sender.brand);
}

/** Notifies the customer's other users and managers that its data were changed, and names the requester. */
export function buildUpdateNoticeMail(
  recipient: Reader,
  customer: MailedCustomer & { requester: string | null },
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: recipient.language });
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('told.title', { company: customer.businessName }),
    paragraphs: [t('told.text')],
    facts: buildFacts(t, customer, [[t('requester'), customer.requester]]),
    link: { label: t('link'), url: toProfileUrl(sender, customer) },
    closing: [t('told.unexpected')],
  };
  return toMail(recipient.username, page, sender.brand);
}

/** Notifies the requester that the change was rejected, and states the reason. */
export function buildUpdateRejectedMail(
  recipient: Reader,
  customer: MailedCustomer,
  reason: string | null,
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: recipient.language });
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('rejected.title'),
    paragraphs: [t('rejected.text')],
    facts: buildFacts(t, customer, [[t('reason'), reason]]),
    link: { label: t('link'), url: toProfileUrl(sender, customer) },
  };
  return toMail(recipient.username, page, sender.brand);
}
