import { chooseLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailOf, pageUrl } from '../../../platform/mail/mail-page.ts';
import { UPDATE_TEXTS, type UpdateTexts } from './update-texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

interface Reader {
  username: string;
  language: string;
}

/** The customer whose data are about to change, or have changed. */
interface MailedCustomer {
  customerCode: string;
  businessName: string;
}

function facts(
  texts: UpdateTexts,
  { customerCode, businessName }: MailedCustomer,
  others: [string, string | null][],
): [string, string][] {
  const known: [string, string | null][] = [
    [texts.company, businessName],
    [texts.customerCode, customerCode],
    ...others,
  ];
  return known.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** Where the customer's data stand. */
function profilePage(sender: Sender): string {
  return pageUrl(sender, 'profile-customer');
}

/** Tells the manufacturer that a change waits for a decision. */
export function updateArrivedMail(
  request: { id: string; requester: string },
  customer: MailedCustomer,
  sender: Sender,
): Mail {
  const language = sender.brand.defaultLanguage;
  const texts = UPDATE_TEXTS[language];
  const page = {
    language,
    title: texts.arrived.title(customer.businessName),
    paragraphs: [texts.arrived.text],
    facts: facts(texts, customer, [[texts.requester, request.requester]]),
    link: {
      label: texts.arrived.link,
      url: pageUrl(sender, `backoffice/update-customer-requests/${request.id}`),
    },
  };
  return mailOf(sender.brand.email, page, sender.brand);
}

/** Tells the requester that the data were changed. */
export function updateAcceptedMail(to: Reader, customer: MailedCustomer, sender: Sender): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const texts = UPDATE_TEXTS[language];
  const page = {
    language,
    title: texts.accepted.title,
    paragraphs: [texts.accepted.text],
    facts: facts(texts, customer, []),
    link: { label: texts.link, url: profilePage(sender) },
  };
  return mailOf(to.username, page, sender.brand);
}

/** Tells the others who work with a customer that its data were changed, and on whose request. */
export function updateDecidedMail(
  to: Reader,
  customer: MailedCustomer & { requester: string | null },
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const texts = UPDATE_TEXTS[language];
  const page = {
    language,
    title: texts.told.title(customer.businessName),
    paragraphs: [texts.told.text],
    facts: facts(texts, customer, [[texts.requester, customer.requester]]),
    link: { label: texts.link, url: profilePage(sender) },
    closing: [texts.told.unexpected],
  };
  return mailOf(to.username, page, sender.brand);
}

/** Tells the requester that the data stay as they are, and why. */
export function updateRejectedMail(
  to: Reader,
  customer: MailedCustomer,
  reason: string | null,
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const texts = UPDATE_TEXTS[language];
  const page = {
    language,
    title: texts.rejected.title,
    paragraphs: [texts.rejected.text],
    facts: facts(texts, customer, [[texts.reason, reason]]),
    link: { label: texts.link, url: profilePage(sender) },
  };
  return mailOf(to.username, page, sender.brand);
}
