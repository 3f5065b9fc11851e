import { LAB_NO_ACCESS } from '@cromia/domain/accounts/roles';
import { findChangedRights, type UserRights } from '@cromia/domain/accounts/user-desk';
import { chooseLanguage } from '@cromia/domain/languages';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import type { Config } from '../../../platform/config.ts';
import { toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

/** The changed rights with their new values, as label and value. */
function buildChangedFacts(
  t: ReturnType<typeof getMailTexts>,
  before: UserRights,
  after: UserRights,
): [string, string][] {
  const values = {
    role: t(`rights.roles.${after.role}`),
    roleSds: t(`rights.sdsRoles.${after.roleSds}`),
    roleTds: t(`rights.tdsRoles.${after.roleTds}`),
    rolesLab: after.rolesLab === LAB_NO_ACCESS ? t('rights.none') : after.rolesLab,
  };
  return findChangedRights(before, after).flatMap((name): [string, string][] =>
    name === 'isDisabled' ? [] : [[t(`rights.fields.${name}`), values[name]]],
  );
}

/**
 * Builds the mail about changed rights, in the user's language: disabled, enabled again, or the new rights. A user who
 * remains disabled gets no mail.
 */
export function buildRightsMails(
  to: { username: string; language: string },
  { before, after }: { before: UserRights; after: UserRights },
  sender: Sender,
): Mail[] {
  if (before.isDisabled && after.isDisabled) return [];
  const language = chooseLanguage({ userLanguage: to.language });
  const t = getMailTexts(language);
  const { brand } = sender;
  const login = { label: t('rights.enabled.link'), url: toPageUrl(sender, 'login') };
  const closing = [t('rights.questions', { email: formatEmail(brand.email) })];
  if (after.isDisabled) {
    return [
      toMail(
        to.username,
        {
          language,
          title: t('rights.disabled.title', { brand: brand.name }),
          paragraphs: [t('rights.disabled.text', { username: formatEmail(to.username) })],
          closing,
        },
        brand,
      ),
    ];
  }
  const event = before.isDisabled ? 'enabled' : 'changed';
  const page = {
    language,
    title: t(`rights.${event}.title`, { brand: brand.name }),
    paragraphs: [t(`rights.${event}.text`, { username: formatEmail(to.username) })],
    facts: buildChangedFacts(t, before, after),
    link: login,
    closing,
  };
  return [toMail(to.username, page, brand)];
}
