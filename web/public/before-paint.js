// Runs before the first paint. It is a file because the content security policy forbids inline scripts.
(() => {
  const root = document.documentElement;

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is forbidden in this browser.
      return null;
    }
  }

  // The language of the entry link holds for the visit (web/src/i18n/languages.ts), even if links of a prerendered page
  // are followed before the app has loaded.
  function languageOfVisit() {
    const asked = new URLSearchParams(location.search).get('locale')?.trim().toLowerCase().split(/[-_]/)[0];
    const isOurs = /^(?:it|en|de|es|fr|pl|ru)$/.test(asked);
    try {
      if (isOurs) sessionStorage.setItem('cromia.visit-language', asked);
      return sessionStorage.getItem('cromia.visit-language');
    } catch {
      return isOurs ? asked : null;
    }
  }

  // Marks the root with the colour scheme that was chosen here earlier, else with the system's.
  const chosen = stored('mantine-color-scheme-value');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // Only the app may submit the form of a prerendered page: a browser would put passwords into the URL.
  addEventListener(
    'submit',
    (event) => {
      if (root.dataset.live === undefined) event.preventDefault();
    },
    { capture: true },
  );

  // A prerendered page is for visitors, in the language of the URL or the browser; it is hidden from anybody else.
  const language = languageOfVisit() ?? stored('cromia.language');
  if (stored('cromia.session') !== null || (language !== null && language !== root.lang)) {
    root.setAttribute('data-prerendered', 'for-another');
  }

  // Shows a message when the start fails: a script cannot be loaded, as of a build that an update has replaced, or the
  // app reports a failure (web/src/main.tsx). The texts are here because the app's own may be missing.
  const FAILED = {
    it: ['La pagina non si è avviata.', 'Ricarica'],
    en: ['The page could not start.', 'Reload'],
    de: ['Die Seite konnte nicht starten.', 'Neu laden'],
    fr: ['La page n’a pas pu démarrer.', 'Recharger'],
    es: ['La página no ha podido iniciarse.', 'Recargar'],
    pl: ['Nie udało się uruchomić strony.', 'Odśwież'],
    ru: ['Страница не запустилась.', 'Обновить'],
  };
  function tellOfFailure() {
    if (root.dataset.live !== undefined || document.querySelector('.start-failed') !== null) return;
    const [text, label] = FAILED[language ?? root.lang] ?? FAILED.it;
    const notice = document.createElement('div');
    notice.className = 'start-failed';
    notice.setAttribute('role', 'alert');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => location.reload());
    notice.append(text, button);
    (document.body ?? root).append(notice);
  }
  addEventListener('cromia-failed', tellOfFailure);
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) tellOfFailure();
    },
    { capture: true },
  );
})();
