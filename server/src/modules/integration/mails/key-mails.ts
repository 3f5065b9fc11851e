import type { NewKey } from '@cromia/domain/integration/key';
import { chooseLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../platform/config.ts';
import { toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getMailTexts } from './texts.ts';

/** Informs an administrator, in their language, that a key was created: who created it, and what it may do. */
export function buildKeyCreatedMail(
  to: { username: string; language: string },
  { name, scopes, createdBy }: NewKey & { createdBy: string },
  sender: Pick<Config, 'brand' | 'publicUrl'>,
): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const t = getMailTexts(language);
  const page = {
    language,
    title: t('keyCreated.title'),
    paragraphs: [t('keyCreated.text')],
    facts: [
      [t('keyCreated.name'), name],
      [t('keyCreated.createdBy'), createdBy],
      [t('keyCreated.scopes'), scopes.map((scope) => t(`keyCreated.scope.${scope}`)).join(', ')],
    ] satisfies [string, string][],
    link: { label: t('keyCreated.link'), url: toPageUrl(sender, 'backoffice/imports/keys') },
  };
  return toMail(to.username, page, sender.brand);
}
