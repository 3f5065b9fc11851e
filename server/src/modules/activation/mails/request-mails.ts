import type { CustomerRequestKind } from '@cromia/domain/activation/customer-request';
import { chooseLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailOf, pageUrl } from '../../../platform/mail/mail-page.ts';
import { REQUEST_TEXTS } from './request-texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

interface Recipient {
  username: string;
  language: string;
}

/** A request as its mails tell it. */
export interface MailedRequest {
  id: string;
  kind: CustomerRequestKind;
  businessName: string | null;
  vatNumber: string | null;
  requester: string;
}

/** The customer that a request has led to. */
interface MailedCustomer {
  customerCode: string;
  businessName: string;
}

function textsFor({ language }: Recipient) {
  const chosen = chooseLanguage({ userLanguage: language });
  return { language: chosen, texts: REQUEST_TEXTS[chosen] };
}

function stated(facts: [string, string | null][]): [string, string][] {
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** Where the requester goes on: agents and commercial staff have a page of their own. */
function ownPage(sender: Sender, kind: CustomerRequestKind): string {
  return pageUrl(sender, kind === 'MANAGED' ? 'profile-agent' : 'profile-user');
}

/** Tells the manufacturer that a request waits for a decision. */
export function arrivedMail(request: MailedRequest, customer: MailedCustomer | null, sender: Sender): Mail {
  const language = sender.brand.defaultLanguage;
  const texts = REQUEST_TEXTS[language];
  const page = {
    language,
    title: texts.arrived.title(request.businessName ?? customer?.businessName ?? request.requester),
    paragraphs: [texts.arrived.kinds[request.kind]],
    facts: stated([
      [texts.company, request.businessName],
      [texts.vatNumber, request.vatNumber],
      [texts.customerCode, customer && `${customer.customerCode} ${customer.businessName}`],
      [texts.requester, request.requester],
    ]),
    link: {
      label: texts.arrived.link,
      url: pageUrl(sender, `backoffice/customer-requests/${request.id}`),
    },
  };
  return mailOf(sender.brand.email, page, sender.brand);
}

/** Tells a user that they may become a customer now. */
export function acceptedMail(to: Recipient, customer: MailedCustomer, sender: Sender): Mail {
  const { language, texts } = textsFor(to);
  const page = {
    language,
    title: texts.accepted.title,
    paragraphs: [texts.accepted.next],
    facts: stated([
      [texts.company, customer.businessName],
      [texts.customerCode, customer.customerCode],
    ]),
    link: { label: texts.accepted.link, url: ownPage(sender, 'NEW') },
  };
  return mailOf(to.username, page, sender.brand);
}

/** Tells an agent or commercial user that a customer is theirs to work for. */
export function assignedMail(to: Recipient, customer: MailedCustomer, sender: Sender): Mail {
  const { language, texts } = textsFor(to);
  const page = {
    language,
    title: texts.assigned.title(customer.businessName),
    paragraphs: [texts.assigned.next],
    facts: stated([[texts.customerCode, customer.customerCode]]),
    link: { label: texts.assigned.link, url: ownPage(sender, 'MANAGED') },
  };
  return mailOf(to.username, page, sender.brand);
}

/** Tells those who work with a customer that somebody joins it: nobody enters a company unnoticed. */
export function joiningMail(to: Recipient, joining: string, customer: MailedCustomer, sender: Sender): Mail {
  const { language, texts } = textsFor(to);
  const page = {
    language,
    title: texts.joining.title(customer.businessName),
    paragraphs: [texts.joining.who(joining)],
    facts: stated([[texts.customerCode, customer.customerCode]]),
    closing: [texts.joining.unexpected],
  };
  return mailOf(to.username, page, sender.brand);
}

/** Tells the requester that the request was rejected, and why. */
export function rejectedMail(
  to: Recipient,
  request: Pick<MailedRequest, 'kind' | 'businessName'>,
  reason: string | null,
  sender: Sender,
): Mail {
  const { language, texts } = textsFor(to);
  const page = {
    language,
    title: texts.rejected.title,
    paragraphs: [texts.rejected.text, texts.rejected.next],
    facts: stated([
      [texts.company, request.businessName],
      [texts.reason, reason],
    ]),
    link: { label: texts.rejected.link, url: ownPage(sender, request.kind) },
  };
  return mailOf(to.username, page, sender.brand);
}

/** Tells the requester that the request has expired: undecided, or accepted and never used. */
export function expiredMail(
  to: Recipient,
  request: Pick<MailedRequest, 'kind' | 'businessName'> & { wasAccepted: boolean },
  sender: Sender,
): Mail {
  const { language, texts } = textsFor(to);
  const page = {
    language,
    title: texts.expired.title,
    paragraphs: [request.wasAccepted ? texts.expired.unused : texts.expired.undecided, texts.expired.next],
    facts: stated([[texts.company, request.businessName]]),
    link: { label: texts.expired.link, url: ownPage(sender, request.kind) },
  };
  return mailOf(to.username, page, sender.brand);
}
