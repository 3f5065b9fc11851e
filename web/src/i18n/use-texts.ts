import { DEFAULT_LANGUAGE, type UiLanguage } from '@cromia/domain/languages';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace, Translate } from './keys';
import { isUiLanguage } from './languages';

/**
 * Texts in the current language. Texts of the shell (`common`, `shell`, `errors`) are always loaded; name the other
 * capabilities whose texts the component needs. Suspends while they are loading.
 */
export function useTexts(...namespaces: Namespace[]): { t: Translate; language: UiLanguage } {
  const { t, i18n } = useTranslation(['common', 'shell', 'errors', ...namespaces]);
  // Stable while the language is the same, so that memoized values such as columns are stable too.
  const translate = useCallback<Translate>((key, values) => t(key, values ?? {}), [t]);
  return { t: translate, language: isUiLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE };
}
