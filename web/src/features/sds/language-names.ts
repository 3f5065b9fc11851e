import { formatSdsLanguageCode, type SdsLanguage, toLanguageTag } from '@cromia/domain/languages';
import { getNativeLanguageName } from '../../ui/LanguagePicker';

/** A language of sheets by its code and native name, such as `DE · Deutsch`. */
export function formatSdsLanguage(language: SdsLanguage): string {
  return `${formatSdsLanguageCode(language)} · ${getNativeSdsLanguageName(language)}`;
}

/** The native name of a sheet language by its SDS code. */
export function getNativeSdsLanguageName(language: SdsLanguage): string {
  return getNativeLanguageName(toLanguageTag(language));
}
