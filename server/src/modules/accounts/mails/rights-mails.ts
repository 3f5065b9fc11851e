import { LAB_NO_ACCESS } from '@cromia/domain/accounts/roles';
import { changedRights, type UserRights } from '@cromia/domain/accounts/user-desk';
import { chooseLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailOf, pageUrl } from '../../../platform/mail/mail-page.ts';
import { RIGHTS_TEXTS, type RightsTexts } from './rights-texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

/** The rights that have changed, field by field, as they are now. */
function changedFacts(texts: RightsTexts, was: UserRights, is: UserRights): [string, string][] {
  const words = {
    role: texts.roles[is.role],
    roleSds: texts.sdsRoles[is.roleSds],
    roleTds: texts.tdsRoles[is.roleTds],
    rolesLab: is.rolesLab === LAB_NO_ACCESS ? texts.none : is.rolesLab,
  };
  return changedRights(was, is).flatMap((name): [string, string][] =>
    name === 'isDisabled' ? [] : [[texts.fields[name], words[name]]],
  );
}

/**
 * The mail to a user whose rights the desk has changed, in their language: that they can log in no more, that they can
 * again, or what they may do now. Who stays disabled is told nothing.
 */
export function rightsMails(
  to: { username: string; language: string },
  { was, is }: { was: UserRights; is: UserRights },
  sender: Sender,
): Mail[] {
  if (was.isDisabled && is.isDisabled) return [];
  const language = chooseLanguage({ userLanguage: to.language });
  const texts = RIGHTS_TEXTS[language];
  const { brand } = sender;
  const login = { label: texts.enabled.link, url: pageUrl(sender, 'login') };
  const closing = [texts.questions(brand.email)];
  if (is.isDisabled) {
    const { title, text } = texts.disabled;
    return [
      mailOf(
        to.username,
        { language, title: title(brand.name), paragraphs: [text(to.username)], closing },
        brand,
      ),
    ];
  }
  const { title, text } = was.isDisabled ? texts.enabled : texts.changed;
  const page = {
    language,
    title: title(brand.name),
    paragraphs: [text(to.username)],
    facts: changedFacts(texts, was, is),
    link: login,
    closing,
  };
  return [mailOf(to.username, page, brand)];
}
