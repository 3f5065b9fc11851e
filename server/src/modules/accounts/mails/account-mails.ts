import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import type { Config } from '../../../platform/config.ts';
import { toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

/**
 * The mails of an account. They contain no form input except the address, because a stranger could otherwise send any
 * text to somebody else's address.
 */

interface Recipient {
  username: string;
  language: UiLanguage;
}

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

/** Formats a number of hours, such as `24 ore`. */
function formatHours(language: UiLanguage, hours: number): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);
}

/** The mail with the link that completes a registration. */
export function buildRegistrationMail(
  { username, language }: Recipient,
  token: string,
  sender: Sender,
): Mail {
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('account.registration.title', { brand: sender.brand.name }),
    paragraphs: [
      t('account.registration.asked', { username: formatEmail(username) }),
      t('account.registration.next', { validity: formatHours(language, LIMITS.confirmationHours) }),
    ],
    link: {
      label: t('account.registration.link'),
      url: toPageUrl(sender, 'confirm-registration', { username, token, locale: language }),
    },
    closing: [t('account.registration.notYou')],
  };
  return toMail(username, page, sender.brand);
}

/** Notifies a user that their address is already registered, with links to the login and to a password reset. */
export function buildAlreadyRegisteredMail({ username, language }: Recipient, sender: Sender): Mail {
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('account.alreadyRegistered.title', { brand: sender.brand.name }),
    paragraphs: [
      t('account.alreadyRegistered.known', { username: formatEmail(username) }),
      t('account.alreadyRegistered.next'),
    ],
    link: {
      label: t('account.alreadyRegistered.link'),
      url: toPageUrl(sender, 'login', { locale: language }),
      alternative: {
        label: t('account.forgotPassword'),
        url: toPageUrl(sender, 'forgot-password', { locale: language }),
      },
    },
    closing: [t('account.alreadyRegistered.notYou')],
  };
  return toMail(username, page, sender.brand);
}

/** The mail with the link to choose a new password. */
export function buildNewPasswordMail({ username, language }: Recipient, token: string, sender: Sender): Mail {
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('account.newPassword.title', { brand: sender.brand.name }),
    paragraphs: [
      t('account.newPassword.asked', { username: formatEmail(username) }),
      t('account.newPassword.next', { validity: formatHours(language, LIMITS.passwordResetHours) }),
    ],
    link: {
      label: t('account.newPassword.link'),
      url: toPageUrl(sender, 'new-password', { username, token, locale: language }),
    },
    closing: [t('account.newPassword.notYou')],
  };
  return toMail(username, page, sender.brand);
}

/** The mail to a user whom staff have created, with the link to choose the password. */
export function buildCreatedAccountMail(
  { username, language }: Recipient,
  url: string,
  sender: Sender,
): Mail {
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('account.created.title', { brand: sender.brand.name }),
    paragraphs: [
      t('account.created.created', { username: formatEmail(username) }),
      t('account.created.next', { validity: formatHours(language, LIMITS.confirmationHours) }),
    ],
    link: { label: t('account.created.link'), url },
    closing: [
      t('account.created.expired'),
      t('account.created.notYou', { email: formatEmail(sender.brand.email) }),
    ],
  };
  return toMail(username, page, sender.brand);
}

/** Notifies a user that their password was changed, and explains what to do if somebody else changed it. */
export function buildPasswordChangedMail({ username, language }: Recipient, sender: Sender): Mail {
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('account.passwordChanged.title', { brand: sender.brand.name }),
    paragraphs: [
      t('account.passwordChanged.changed', { username: formatEmail(username) }),
      t('account.passwordChanged.wasYou'),
      t('account.passwordChanged.notYou', { email: formatEmail(sender.brand.email) }),
    ],
    link: {
      label: t('account.forgotPassword'),
      url: toPageUrl(sender, 'forgot-password', { locale: language }),
    },
  };
  return toMail(username, page, sender.brand);
}
