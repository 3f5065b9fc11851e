import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailOf, pageUrl } from '../../../platform/mail/mail-page.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/**
 * The mails of an account. None of them quotes form input beside the address itself: a stranger could otherwise send
 * texts of their own to another's address.
 */

interface Recipient {
  username: string;
  language: UiLanguage;
}

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

/** A number of hours in words, as in `24 ore`. */
function hoursIn(language: UiLanguage, hours: number): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);
}

/** The link that completes a registration. */
export function registrationMail({ username, language }: Recipient, token: string, sender: Sender): Mail {
  const texts = ACCOUNT_TEXTS[language].registration;
  const page = {
    language,
    title: texts.title(sender.brand.name),
    paragraphs: [texts.asked(username), texts.next(hoursIn(language, LIMITS.confirmationHours))],
    link: {
      label: texts.link,
      url: pageUrl(sender, 'confirm-registration', { username, token, locale: language }),
    },
    closing: [texts.notYou],
  };
  return mailOf(username, page, sender.brand);
}

/** To a user whose address is registered once more: that it is, and the ways in. */
export function alreadyRegisteredMail({ username, language }: Recipient, sender: Sender): Mail {
  const texts = ACCOUNT_TEXTS[language];
  const page = {
    language,
    title: texts.alreadyRegistered.title(sender.brand.name),
    paragraphs: [texts.alreadyRegistered.known(username), texts.alreadyRegistered.next],
    link: {
      label: texts.alreadyRegistered.link,
      url: pageUrl(sender, 'login', { locale: language }),
      other: { label: texts.forgotPassword, url: pageUrl(sender, 'forgot-password', { locale: language }) },
    },
    closing: [texts.alreadyRegistered.notYou],
  };
  return mailOf(username, page, sender.brand);
}

/** To a user who forgot the password: the link to a new one. */
export function newPasswordMail({ username, language }: Recipient, token: string, sender: Sender): Mail {
  const texts = ACCOUNT_TEXTS[language].newPassword;
  const page = {
    language,
    title: texts.title(sender.brand.name),
    paragraphs: [texts.asked(username), texts.next(hoursIn(language, LIMITS.passwordResetHours))],
    link: { label: texts.link, url: pageUrl(sender, 'new-password', { username, token, locale: language }) },
    closing: [texts.notYou],
  };
  return mailOf(username, page, sender.brand);
}

/** To a user whose password is a new one: what to do if somebody else set it. */
export function passwordChangedMail({ username, language }: Recipient, sender: Sender): Mail {
  const texts = ACCOUNT_TEXTS[language];
  const page = {
    language,
    title: texts.passwordChanged.title(sender.brand.name),
    paragraphs: [
      texts.passwordChanged.changed(username),
      texts.passwordChanged.wasYou,
      texts.passwordChanged.notYou(sender.brand.email),
    ],
    link: { label: texts.forgotPassword, url: pageUrl(sender, 'forgot-password', { locale: language }) },
  };
  return mailOf(username, page, sender.brand);
}
