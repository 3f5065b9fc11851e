import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { ClaimReason } from '@cromia/domain/claims/claim';
import type { ClaimToDecide } from '@cromia/domain/claims/claim-desk';
import type { Decision } from '@cromia/domain/decision';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Config } from '../../../platform/config.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { type MailContent, toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { listRequestReaders } from '../../customers/index.ts';
import { getClaimTexts } from './texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

/** A claim that a mail is about. */
export interface MailedClaim {
  id: string;
  number: string;
  shipmentCode: string;
  reason: ClaimReason;
  customerId: string;
  customerCode: string;
  businessName: string;
  /** Its sender; null after the user was deleted. */
  userId: string | null;
}

/** What a mail says, in a language, but for its link. */
type Content = (language: UiLanguage) => Omit<MailContent, 'language' | 'link'>;

const toValues = ({ number, businessName, shipmentCode }: Omit<MailedClaim, 'customerId' | 'userId'>) => ({
  code: number,
  customer: businessName,
  shipment: shipmentCode,
});

/** Mails staff, with a link to the claim at the desk. */
async function mailStaff(trx: Transaction, sender: Sender, id: string, content: Content): Promise<void> {
  const { brand } = sender;
  const language = brand.defaultLanguage;
  const link = {
    label: getClaimTexts(language)('links.desk'),
    url: toPageUrl(sender, `backoffice/claims/${id}`),
  };
  await queueMails(trx, [toMail(brand.email, { ...content(language), language, link }, brand)]);
}

/** Mails the customer's users, and the manager who sent the claim, with a link to it. */
async function mailCustomer(
  trx: Transaction,
  sender: Sender,
  { id, customerId, customerCode, userId }: MailedClaim,
  content: Content,
): Promise<void> {
  const readers = await listRequestReaders(trx, customerId, userId);
  const url = toPageUrl(sender, `profile-customer/claims/${id}`, { customerCode });
  const mails = readers.map(({ username, language: userLanguage }) => {
    const language = chooseLanguage({ userLanguage });
    const link = { label: getClaimTexts(language)('links.customer'), url };
    return toMail(username, { ...content(language), language, link }, sender.brand);
  });
  await queueMails(trx, mails);
}

/** Mails a new claim to staff. */
export async function mailOpenedClaim(trx: Transaction, sender: Sender, claim: ClaimToDecide): Promise<void> {
  await mailStaff(trx, sender, claim.id, (language) => {
    const t = getClaimTexts(language);
    const items = claim.items
      .slice(0, LIMITS.mailedLines)
      .map(({ productCode, quantity, batch }): [string, string] => {
        const packages = t('packages', { count: String(quantity) });
        return [
          formatProductCode(productCode),
          batch === null ? packages : `${packages} · ${t('batch', { batch })}`,
        ];
      });
    return {
      title: t('opened.title', toValues(claim)),
      paragraphs: [t('opened.text', toValues(claim))],
      quote: { label: claim.author ?? claim.businessName, text: claim.text },
      facts: [
        [t('labels.shipment'), claim.shipmentCode],
        [t('labels.reason'), t(`reasons.${claim.reason}`)],
        ...items,
        ...(claim.photoCount > 0
          ? [[t('labels.photos'), String(claim.photoCount)] satisfies [string, string]]
          : []),
      ],
    };
  });
}

/** Mails the decision on a claim to the customer. */
export async function mailDecidedClaim(
  trx: Transaction,
  sender: Sender,
  claim: MailedClaim & { decisionText: string | null; creditNote: string | null },
  status: Decision,
): Promise<void> {
  const { decisionText, creditNote } = claim;
  await mailCustomer(trx, sender, claim, (language) => {
    const t = getClaimTexts(language);
    return {
      title: t(`decided.${status}.title`, toValues(claim)),
      paragraphs: [t(`decided.${status}.text`, toValues(claim))],
      quote: { label: sender.brand.name, text: decisionText ?? '' },
      facts: creditNote === null ? [] : [[t('labels.creditNote'), creditNote]],
    };
  });
}
