import { formatInstant } from '@cromia/domain/dates';
import { chooseLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailOf, pageUrl } from '../../../platform/mail/mail-page.ts';
import { INVITATION_TEXTS } from './invitation-texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl' | 'timeZone'>;

/** Who reads an invitation: nobody yet, a user who can accept it, or one who cannot. */
export type Invitee = 'newcomer' | 'mayAccept' | 'cannotAccept';

/** An invitation as its mail tells it: never by what the inviter typed, which could be anybody's message. */
interface MailedInvitation {
  inviteeEmail: string;
  inviterUsername: string;
  businessName: string;
  expiration: Date;
}

/**
 * To the invited address, and to it alone: what leads to the invitation from there. Only its reader learns whether it
 * has an account.
 * @param language a known user's own, else the inviter's
 */
export function invitationMail(
  { inviteeEmail, inviterUsername, businessName, expiration }: MailedInvitation,
  { invitee, language: preferred }: { invitee: Invitee; language: string },
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: preferred });
  const texts = INVITATION_TEXTS[language];
  const ways = {
    newcomer: { text: texts.register, label: texts.registerLink, page: 'registration/C' },
    mayAccept: { text: texts.answer, label: texts.loginLink, page: 'login' },
    cannotAccept: { text: texts.cannotAccept, label: texts.loginLink, page: 'login' },
  } as const;
  const way = ways[invitee];
  const page = {
    language,
    title: texts.title(businessName),
    paragraphs: [
      texts.invited(inviterUsername, businessName, sender.brand.name),
      way.text,
      texts.validUntil(formatInstant(expiration.toISOString(), sender.timeZone)),
    ],
    link: { label: way.label, url: pageUrl(sender, way.page, { locale: language }) },
    closing: [texts.notExpected],
  };
  return mailOf(inviteeEmail, page, sender.brand);
}

/** Tells the inviter what became of an invitation. */
export function invitationAnsweredMail(
  { inviteeEmail, inviterUsername, businessName }: MailedInvitation,
  { status, language: preferred }: { status: 'ACCEPTED' | 'REJECTED'; language: string },
  sender: Pick<Sender, 'brand' | 'publicUrl'>,
): Mail {
  const language = chooseLanguage({ userLanguage: preferred });
  const texts = INVITATION_TEXTS[language];
  const answered = status === 'ACCEPTED' ? texts.accepted : texts.rejected;
  const page = {
    language,
    title: answered.title(inviteeEmail),
    paragraphs: [answered.text(inviteeEmail, businessName)],
    link: { label: texts.listLink, url: pageUrl(sender, 'profile-customer/invite-list') },
  };
  return mailOf(inviterUsername, page, sender.brand);
}
