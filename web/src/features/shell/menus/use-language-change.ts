import type { UiLanguage } from '@cromia/domain/languages';
import { useRouter } from '@tanstack/react-router';
import { changeOwnUser } from '../../../api/own-user';
import { currentUser } from '../../../api/session';
import { showLanguage } from '../../../i18n/i18n';
import { rememberLanguage } from '../../../i18n/languages';

/**
 * Changes the interface's language: shown at once, stored with the user, for visitors in this browser. A failure to
 * store it is only logged (section 8).
 */
export function useLanguageChange(): (language: UiLanguage) => void {
  const router = useRouter();
  return (language) => {
    rememberLanguage(language);
    void showLanguage(language);
    // A language in the URL would override the choice at the next load.
    const url = new URL(window.location.href);
    if (url.searchParams.has('locale')) {
      url.searchParams.delete('locale');
      router.history.replace(url.href.slice(url.origin.length));
    }
    const user = currentUser();
    if (user === null) return;
    changeOwnUser(user.username, { type: user.type, fields: { language } }).catch((error: unknown) =>
      console.warn('The language was not stored', error),
    );
  };
}
