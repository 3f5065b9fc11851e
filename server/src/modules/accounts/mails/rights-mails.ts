import { LAB_NO_ACCESS } from '@cromia/domain/accounts/roles';
import { findChangedRights, type UserRights } from '@cromia/domain/accounts/user-desk';
import { chooseLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../platform/config.ts';
import { toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

/** The changed rights with their new values, as label and value. */
function changedFacts(
  t: ReturnType<typeof getMailTexts>,
  was: UserRights,
  is: UserRights,
): [string, string][] {
  const words = {
    role: t(`rights.roles.${is.role}`),
    roleSds: t(`rights.sdsRoles.${is.roleSds}`),
    roleTds: t(`rights.tdsRoles.${is.roleTds}`),
    rolesLab: is.rolesLab === LAB_NO_ACCESS ? t('rights.none') : is.rolesLab,
  };
  return findChangedRights(was, is).flatMap((name): [string, string][] =>
    name === 'isDisabled' ? [] : [[t(`rights.fields.${name}`), words[name]]],
  );
}

/**
 * The mail about changed rights, in the user's language: disabled, enabled again, or the new rights. A user who stays
 * disabled gets none.
 */
export function buildRightsMails(
  to: { username: string; language: string },
  { was, is }: { was: UserRights; is: UserRights },
  sender: Sender,
): Mail[] {
  if (was.isDisabled && is.isDisabled) return [];
  const language = chooseLanguage({ userLanguage: to.language });
  const t = getMailTexts(language);
  const { brand } = sender;
  const login = { label: t('rights.enabled.link'), url: toPageUrl(sender, 'login') };
  const closing = [t('rights.questions', { email: brand.email })];
  if (is.isDisabled) {
    return [
      toMail(
        to.username,
        {
          language,
          title: t('rights.disabled.title', { brand: brand.name }),
          paragraphs: [t('rights.disabled.text', { username: to.username })],
          closing,
        },
        brand,
      ),
    ];
  }
  const event = was.isDisabled ? 'enabled' : 'changed';
  const page = {
    language,
    title: t(`rights.${event}.title`, { brand: brand.name }),
    paragraphs: [t(`rights.${event}.text`, { username: to.username })],
    facts: changedFacts(t, was, is),
    link: login,
    closing,
  };
  return [toMail(to.username, page, brand)];
}
