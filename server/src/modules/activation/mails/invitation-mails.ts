import { formatInviter } from '@cromia/domain/activation/inviter';
import { formatInstant } from '@cromia/domain/dates';
import { chooseLanguage } from '@cromia/domain/languages';
import type { PurchaseRights } from '@cromia/domain/people/company-roles';
import type { Config } from '../../../platform/config.ts';
import { toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { listRightsFacts } from '../../people/index.ts';
import { getMailTexts } from './texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl' | 'timeZone'>;

/** The recipient of an invitation: not yet a user, a user who can accept it, or one who cannot. */
export type Invitee = 'newcomer' | 'mayAccept' | 'cannotAccept';

/** The fields of an invitation in its mail, without the text that the inviter typed for the invitee. */
interface MailedInvitation {
  inviteeEmail: string;
  inviterUsername: string;
  businessName: string;
  expiration: Date;
}

/**
 * Builds the invitation mail. It explains how to accept, depending on the invitee's account. Only the owner of the
 * address learns whether it has an account.
 * @param tempCode the secret of a link to a registration with the invitation's data as initial values
 * @param language the invitee's language, or the inviter's for an address without an account
 */
export function buildInvitationMail(
  {
    inviteeEmail,
    inviterUsername,
    inviterName,
    businessName,
    rights,
    expiration,
    tempCode,
  }: MailedInvitation & { inviterName: string | null; rights: PurchaseRights; tempCode: string },
  { invitee, language: preferred }: { invitee: Invitee; language: string },
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: preferred });
  const t = getMailTexts(language);
  const variants = {
    newcomer: {
      text: t('invitation.register'),
      label: t('invitation.registerLink'),
      page: 'registration/C',
      query: { invitation: tempCode },
    },
    mayAccept: {
      text: t('invitation.answer'),
      label: t('invitation.loginLink'),
      page: 'login',
      query: { redirectLink: '/profile-customer/invite-list' },
    },
    cannotAccept: {
      text: t('invitation.cannotAccept'),
      label: t('invitation.loginLink'),
      page: 'login',
      query: {},
    },
  } as const;
  const variant = variants[invitee];
  const page = {
    language,
    title: t('invitation.title', { company: businessName }),
    paragraphs: [
      t('invitation.invited', {
        inviter: formatInviter({ inviterName, inviterUsername }),
        company: businessName,
        brand: sender.brand.name,
      }),
      variant.text,
      t('invitation.validUntil', { day: formatInstant(expiration.toISOString(), sender.timeZone) }),
    ],
    facts: listRightsFacts(rights, language),
    link: {
      label: variant.label,
      url: toPageUrl(sender, variant.page, { ...variant.query, locale: language }),
    },
    closing: [t('invitation.notExpected')],
  };
  return toMail(inviteeEmail, page, sender.brand);
}

/** Notifies the inviter of the answer to an invitation. */
export function buildInvitationAnswerMail(
  { inviteeEmail, inviterUsername, businessName }: MailedInvitation,
  { status, language: preferred }: { status: 'ACCEPTED' | 'REJECTED'; language: string },
  sender: Pick<Sender, 'brand' | 'publicUrl'>,
): Mail {
  const language = chooseLanguage({ userLanguage: preferred });
  const t = getMailTexts(language);
  const event = status === 'ACCEPTED' ? 'accepted' : 'rejected';
  const page = {
    language,
    title: t(`invitation.${event}.title`, { invitee: inviteeEmail }),
    paragraphs: [t(`invitation.${event}.text`, { invitee: inviteeEmail, company: businessName })],
    link: { label: t('invitation.listLink'), url: toPageUrl(sender, 'profile-customer/invite-list') },
  };
  return toMail(inviterUsername, page, sender.brand);
}
