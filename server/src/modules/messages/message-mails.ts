import { formatQuantity, formatUnit, formatUnitPrice } from '@cromia/domain/amount-formats';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { ConversationMessage, MessageKind } from '@cromia/domain/messages/message';
import type { ProposedLine } from '@cromia/domain/messages/offer-proposal';
import type { Config } from '../../platform/config.ts';
import { toMail, toPageUrl } from '../../platform/mail/mail-page.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import { createTexts } from '../../platform/texts/create-texts.ts';
import { readTexts } from '../../platform/texts/read-texts.ts';
import { toRequestUrl } from '../shop-documents/index.ts';
import type { ConversationSubject } from './message-queries.ts';
import type it from './texts/it.json';

const getMessageTexts = createTexts(readTexts<typeof it>(new URL('./texts/', import.meta.url)));

type Fact = [label: string, value: string];

function describeProposedLine(line: ProposedLine, language: UiLanguage): string {
  const t = getMessageTexts(language);
  const amount = (value: number) => formatQuantity(value, language);
  const price = (value: number) => `${formatUnitPrice(value, language)}/${formatUnit(line.um, language)}`;
  const { quantity, targetPrice, offeredQuantity, offeredPrice } = line;
  return [
    quantity === null ? '' : t('proposedQuantity', { is: amount(quantity), was: amount(offeredQuantity) }),
    targetPrice === null ? '' : t('proposedPrice', { is: price(targetPrice), was: price(offeredPrice) }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What the message brings beside its text: changed lines, proposed terms, and the names of files. */
function listFacts(message: ConversationMessage, language: UiLanguage): Fact[] {
  const t = getMessageTexts(language);
  const changed = message.changedLines.map(
    ({ productCode, was, is }): Fact => [
      formatProductCode(productCode),
      is === 0 ? t('removed', { was }) : t('changed', { was, is }),
    ],
  );
  const proposed = (message.proposal?.items ?? []).map(
    (line): Fact => [
      `${formatProductCode(line.productCode)} (${formatQuantity(line.qta, language, line.um)})`,
      describeProposedLine(line, language),
    ],
  );
  const files = message.attachments.map(({ fileName }) => fileName).join(', ');
  return [
    ...[...changed, ...proposed].slice(0, LIMITS.mailedLines),
    ...(files === '' ? [] : [[t('files'), files] satisfies Fact]),
  ];
}

function buildMail(
  { kind: subjectKind, number, businessName }: ConversationSubject,
  message: ConversationMessage,
  { to, language, url, atDesk }: { to: string; language: UiLanguage; url: string; atDesk: boolean },
  brand: Config['brand'],
): Mail {
  const t = getMessageTexts(language);
  const event: MessageKind = message.kind;
  const author = message.author.name ?? brand.name;
  const values = { code: number, customer: businessName, author };
  const isClaim = subjectKind === 'claims';
  return toMail(
    to,
    {
      language,
      title: t(isClaim ? 'claim.title' : `${event}.title`, values),
      paragraphs: [
        t(isClaim ? 'claim.text' : `${event}.text`, values),
        ...(event === 'QUESTION' ? [t('QUESTION.next')] : []),
      ],
      ...(message.text === '' ? {} : { quote: { label: author, text: message.text } }),
      facts: listFacts(message, language),
      link: { label: t(atDesk ? (isClaim ? 'claim.desk' : 'links.desk') : 'links.customer'), url },
      closing: [t('quiet')],
    },
    brand,
  );
}

/** The mails about a message, each in its recipient's language, with a link to the request. */
export function buildMessageMails(
  subject: ConversationSubject,
  message: ConversationMessage,
  {
    readers,
    mailsStaff,
  }: { readers: readonly { username: string; language: string }[]; mailsStaff: boolean },
  config: Pick<Config, 'brand' | 'publicUrl'>,
): Mail[] {
  const { kind, id, number, customerCode } = subject;
  const { brand } = config;
  const url =
    kind === 'claims'
      ? toPageUrl(config, `profile-customer/claims/${id}`, { customerCode })
      : toRequestUrl(config, kind === 'offer-requests' ? 'offerRequest' : 'orderRequest', {
          ...{ id, code: number, customerCode },
        });
  const toReaders = readers.map(({ username, language }) =>
    buildMail(
      subject,
      message,
      { to: username, language: chooseLanguage({ userLanguage: language }), url, atDesk: false },
      brand,
    ),
  );
  if (!mailsStaff) return toReaders;
  const desk = {
    to: brand.email,
    language: brand.defaultLanguage,
    url: toPageUrl(config, `backoffice/${kind}/${id}`),
    atDesk: true,
  };
  return [...toReaders, buildMail(subject, message, desk, brand)];
}
