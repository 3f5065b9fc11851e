import { formatMoney, formatQuantity } from '@cromia/domain/amount-formats';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { formatDate } from '@cromia/domain/dates';
import { chooseLanguage, pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { type MailContent, toMail, toPageUrl } from '../../platform/mail/mail-page.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import { createTexts } from '../../platform/texts/create-texts.ts';
import { readTexts } from '../../platform/texts/read-texts.ts';
import type { ActingCustomer } from '../customers/index.ts';
import {
  type ApprovalItemRow,
  type ApprovalRow,
  findApproval,
  listApprovalItems,
} from './approval-queries.ts';
import type it from './texts/it.json';

export const getApprovalTexts = createTexts(readTexts<typeof it>(new URL('./texts/', import.meta.url)));

/** What is reported: to the approvers (asked), to the author (rejected), or to both (expired). */
export type ApprovalEvent = 'asked' | 'rejected' | 'expired';

type Sender = Pick<ServiceDependencies, 'config'>['config'];
type Fact = [label: string, value: string];

/** The lines that are ordered, at the prices that the author saw; the first ones of a long list. */
function toLines(rows: readonly ApprovalItemRow[], language: UiLanguage): NonNullable<MailContent['lines']> {
  const t = getApprovalTexts(language);
  const rest = rows.length - LIMITS.mailedLines;
  return {
    rows: rows.slice(0, LIMITS.mailedLines).map((row) => ({
      title: formatProductCode(row),
      text: [row.shortDescription, row.colorDescription]
        .map((text) => pickLocalizedText(text, language))
        .filter(Boolean)
        .join(', '),
      details: t('packages', { count: row.quantity }),
      total: formatMoney(row.rowTotal, language),
    })),
    ...(rest > 0 ? { more: t('moreLines', { count: formatQuantity(rest, language) }) } : {}),
  };
}

function listFacts(event: ApprovalEvent, approval: ApprovalRow, language: UiLanguage): Fact[] {
  const t = getApprovalTexts(language);
  const { needReason, needLimit, reason, offerNumber } = approval;
  const limit = needLimit === null ? '' : formatMoney(needLimit, language);
  const facts: (Fact | null)[] = [
    [t('labels.customerOrderCode'), approval.customerOrderCode],
    offerNumber === null ? null : [t('labels.offer'), offerNumber],
    event !== 'asked' || needReason === null ? null : [t('labels.need'), t(`needs.${needReason}`, { limit })],
    [t('labels.delivery'), formatDate(approval.deliveryDateRequested)],
    event === 'asked' ? [t('labels.lastDay'), formatDate(approval.expirationDate)] : null,
    reason === null ? null : [t('labels.reason'), reason],
  ];
  return facts.filter((fact) => fact !== null);
}

/** Builds the mails about an approval, each in its recipient's language, with a link to the approval. */
export async function buildApprovalMails(
  trx: Transaction,
  { config }: { config: Sender },
  event: ApprovalEvent,
  { id, customer }: { id: string; customer: ActingCustomer },
  recipients: readonly { username: string; language: string }[],
): Promise<Mail[]> {
  const approval = await findApproval(trx, id, customer.id);
  if (!approval) return [];
  const rows = await listApprovalItems(trx, id);
  return recipients.map(({ username, language: preferred }) => {
    const language = chooseLanguage({ userLanguage: preferred });
    const t = getApprovalTexts(language);
    const values = {
      author: approval.authorName,
      approver: approval.deciderName,
      total: formatMoney(approval.total, language),
      date: formatDate(approval.expirationDate),
    };
    const back = approval.offerRequestId === null ? 'cart' : 'offer';
    const next = event === 'rejected' || event === 'expired' ? [t(`back.${back}`)] : [];
    return toMail(
      username,
      {
        language,
        title: t(`${event}.title`, values),
        paragraphs: [t(`${event}.text`, values), ...next],
        facts: listFacts(event, approval, language),
        lines: toLines(rows, language),
        sums: [[t('labels.total'), values.total]],
        link: { label: t(`${event}.link`), url: toPageUrl(config, `profile-customer/approvals/${id}`) },
      },
      config.brand,
    );
  });
}
