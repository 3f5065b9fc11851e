import type { UiLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../platform/config.ts';
import { toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

/** Changes of a second factor about which its user gets a mail. */
export type SecurityEvent =
  | 'appAdded'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'codesReplaced'
  | 'recoveryCodeUsed'
  | 'reset';

/** Notifies a user of a change of the second factor, and explains what to do if somebody else made it. */
export function buildSecurityMail(
  { username, language }: { username: string; language: UiLanguage },
  event: SecurityEvent,
  sender: Pick<Config, 'brand' | 'publicUrl'>,
): Mail {
  const t = getMailTexts(language);
  const { brand } = sender;
  const page = {
    language,
    title: t(`security.titles.${event}`, { brand: brand.name }),
    paragraphs: [
      t(`security.events.${event}`, { username }),
      t('security.wasYou'),
      t('security.notYou', { email: brand.email }),
    ],
    link: {
      label: t('account.forgotPassword'),
      url: toPageUrl(sender, 'forgot-password', { locale: language }),
    },
  };
  return toMail(username, page, brand);
}
