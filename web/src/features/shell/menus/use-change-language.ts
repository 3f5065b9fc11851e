import type { UiLanguage } from '@cromia/domain/languages';
import { useRouter } from '@tanstack/react-router';
import { changeOwnUser } from '../../../api/own-user';
import { getCurrentUser } from '../../../api/session';
import { saveLanguage } from '../../../i18n/languages';
import { switchLanguage } from '../../../i18n/load-texts';

/**
 * Changes the interface's language at once and stores it with the user, or in this browser for visitors. A failure to
 * store it is only logged (section 8).
 */
export function useChangeLanguage(): (language: UiLanguage) => void {
  const router = useRouter();
  return (language) => {
    saveLanguage(language);
    void switchLanguage(language);
    // A language in the URL would override the choice at the next load.
    const url = new URL(window.location.href);
    if (url.searchParams.has('locale')) {
      url.searchParams.delete('locale');
      router.history.replace(url.href.slice(url.origin.length));
    }
    const user = getCurrentUser();
    if (user === null) return;
    changeOwnUser(user.username, { type: user.type, fields: { language } }).catch((error: unknown) =>
      console.warn('Failed to store the language', error),
    );
  };
}
