import { formatMoney } from '@cromia/domain/amount-formats';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import type { PurchaseRights } from '@cromia/domain/people/company-roles';
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

/** Role and, for a BUYER, limits and approval rights, as labels and values for a mail. */
export function listRightsFacts(
  { companyRole, orderLimit, monthLimit, canApprove }: PurchaseRights,
  language: UiLanguage,
): [label: string, value: string][] {
  const t = getMailTexts(language);
  const amount = (limit: number | null) => (limit === null ? t('noLimit') : formatMoney(limit, language));
  const role: [string, string] = [t('labels.role'), t(`roles.${companyRole}`)];
  if (companyRole !== 'BUYER') return [role];
  return [
    role,
    [t('labels.orderLimit'), amount(orderLimit)],
    [t('labels.monthLimit'), amount(monthLimit)],
    [t('labels.approves'), canApprove ? t('yes') : t('no')],
  ];
}

/** The mail about changed rights within the company, to the person concerned. */
export function buildRightsMail(
  to: Recipient,
  { company, rights }: { company: string; rights: PurchaseRights },
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const t = getMailTexts(language);
  return toMail(
    to.username,
    {
      language,
      title: t('changed.title', { company }),
      paragraphs: [
        t('changed.text', { username: formatEmail(to.username), company }),
        t(`meanings.${rights.companyRole}`),
      ],
      facts: listRightsFacts(rights, language),
      link: { label: t('changed.link'), url: toPageUrl(sender, 'profile-customer/people') },
      closing: [t('changed.questions')],
    },
    sender.brand,
  );
}

/** The mail to a person who was removed from a company. */
export function buildRemovalMail(to: Recipient, { company }: { company: string }, sender: Sender): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const t = getMailTexts(language);
  return toMail(
    to.username,
    {
      language,
      title: t('removed.title', { company }),
      paragraphs: [t('removed.text', { username: formatEmail(to.username), company }), t('removed.account')],
      closing: [t('removed.questions')],
    },
    sender.brand,
  );
}
