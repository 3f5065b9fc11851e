import {
  type CustomerRequestKind,
  calculateExpectedDecisionDay,
} from '@cromia/domain/activation/customer-request';
import { formatDate } from '@cromia/domain/dates';
import { chooseLanguage } from '@cromia/domain/languages';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import type { Config } from '../../../platform/config.ts';
import { toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

interface Recipient {
  username: string;
  language: string;
}

/** The fields of a request in its mails. */
export interface MailedRequest {
  id: string;
  kind: CustomerRequestKind;
  businessName: string | null;
  vatNumber: string | null;
  requester: string;
}

interface MailedCustomer {
  customerCode: string;
  businessName: string;
}

function getTexts(recipient: Recipient) {
  const language = chooseLanguage({ userLanguage: recipient.language });
  return { language, t: getMailTexts(language) };
}

function omitEmptyFacts(facts: [string, string | null][]): [string, string][] {
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** Returns the URL of the requester's own request. Agents and commercial staff have a page for each request. */
function toOwnRequestUrl(sender: Sender, { kind, id }: Pick<MailedRequest, 'kind' | 'id'>): string {
  return kind === 'MANAGED'
    ? toPageUrl(sender, 'customer-request', { sent: id })
    : toPageUrl(sender, 'profile-user');
}

/** Notifies the manufacturer of a pending request. */
export function buildRequestReceivedMail(
  request: MailedRequest,
  customer: MailedCustomer | null,
  sender: Sender,
): Mail {
  const language = sender.brand.defaultLanguage;
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('request.arrived.title', {
      company: request.businessName ?? customer?.businessName ?? request.requester,
    }),
    paragraphs: [t(`request.arrived.kinds.${request.kind}`)],
    facts: omitEmptyFacts([
      [t('request.company'), request.businessName],
      [t('request.vatNumber'), request.vatNumber],
      [t('request.customerCode'), customer && `${customer.customerCode} ${customer.businessName}`],
      [t('request.requester'), formatEmail(request.requester)],
    ]),
    link: {
      label: t('request.arrived.link'),
      url: toPageUrl(sender, `backoffice/customer-requests/${request.id}`),
    },
  };
  return toMail(sender.brand.email, page, sender.brand);
}

/** Confirms a request to its sender: what was sent, what happens next, by when, and whom to ask. */
export function buildRequestSentMail(
  to: Recipient,
  request: MailedRequest,
  { customerCode, sentOn }: { customerCode: string | null; sentOn: Date },
  sender: Sender & Pick<Config, 'timeZone'>,
): Mail {
  const { language, t } = getTexts(to);
  const day = formatDate(calculateExpectedDecisionDay(sentOn, sender.timeZone));
  const { email, phone } = sender.brand;
  const page = {
    language,
    title: t(request.kind === 'EXISTING' ? 'request.sent.associationTitle' : 'request.sent.title'),
    paragraphs: [t('request.sent.next', { day })],
    facts: omitEmptyFacts([
      [t('request.company'), request.businessName],
      [t('request.vatNumber'), request.vatNumber],
      [t('request.customerCode'), customerCode],
    ]),
    link: { label: t('request.sent.link'), url: toOwnRequestUrl(sender, request) },
    closing: [t('request.sent.questions', { phone, email: formatEmail(email) })],
  };
  return toMail(to.username, page, sender.brand);
}

/** Notifies a user that the request was accepted and that they can become a customer. */
export function buildRequestAcceptedMail(to: Recipient, customer: MailedCustomer, sender: Sender): Mail {
  const { language, t } = getTexts(to);
  const page = {
    language,
    title: t('request.accepted.title'),
    paragraphs: [t('request.accepted.next')],
    facts: omitEmptyFacts([
      [t('request.company'), customer.businessName],
      [t('request.customerCode'), customer.customerCode],
    ]),
    link: { label: t('request.accepted.link'), url: toPageUrl(sender, 'profile-user') },
  };
  return toMail(to.username, page, sender.brand);
}

/** Notifies an agent or commercial user that a customer was assigned to them. */
export function buildCustomerAssignedMail(to: Recipient, customer: MailedCustomer, sender: Sender): Mail {
  const { language, t } = getTexts(to);
  const page = {
    language,
    title: t('request.assigned.title', { company: customer.businessName }),
    paragraphs: [t('request.assigned.next')],
    facts: omitEmptyFacts([[t('request.customerCode'), customer.customerCode]]),
    link: {
      label: t('request.assigned.link'),
      url: toPageUrl(sender, 'profile-customer', { customerCode: customer.customerCode }),
    },
  };
  return toMail(to.username, page, sender.brand);
}

/** Notifies a customer's users and managers that a user joins the customer, so that nobody joins unnoticed. */
export function buildUserJoiningMail(
  to: Recipient,
  newUser: string,
  customer: MailedCustomer,
  sender: Sender,
): Mail {
  const { language, t } = getTexts(to);
  const page = {
    language,
    title: t('request.joining.title', { company: customer.businessName }),
    paragraphs: [t('request.joining.who', { username: formatEmail(newUser) })],
    facts: omitEmptyFacts([[t('request.customerCode'), customer.customerCode]]),
    closing: [t('request.joining.unexpected')],
  };
  return toMail(to.username, page, sender.brand);
}

/** Notifies the requester that the request was rejected, and states the reason. */
export function buildRequestRejectedMail(
  to: Recipient,
  request: Pick<MailedRequest, 'id' | 'kind' | 'businessName'>,
  reason: string | null,
  sender: Sender,
): Mail {
  const { language, t } = getTexts(to);
  const page = {
    language,
    title: t('request.rejected.title'),
    paragraphs: [t('request.rejected.text'), t('request.rejected.next')],
    facts: omitEmptyFacts([
      [t('request.company'), request.businessName],
      [t('request.reason'), reason],
    ]),
    link: { label: t('request.rejected.link'), url: toOwnRequestUrl(sender, request) },
  };
  return toMail(to.username, page, sender.brand);
}

/** Notifies the requester that the request has expired: it was undecided, or the user did not use the acceptance. */
export function buildRequestExpiredMail(
  to: Recipient,
  request: Pick<MailedRequest, 'id' | 'kind' | 'businessName'> & { wasAccepted: boolean },
  sender: Sender,
): Mail {
  const { language, t } = getTexts(to);
  const page = {
    language,
    title: t('request.expired.title'),
    paragraphs: [
      request.wasAccepted ? t('request.expired.unused') : t('request.expired.undecided'),
      t('request.expired.next'),
    ],
    facts: omitEmptyFacts([[t('request.company'), request.businessName]]),
    link: { label: t('request.expired.link'), url: toOwnRequestUrl(sender, request) },
  };
  return toMail(to.username, page, sender.brand);
}
