// Runs before the first paint, as a file of its own because the content security policy forbids inline scripts.
(() => {
  const root = document.documentElement;

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is forbidden in this browser: nothing was chosen or kept here.
      return null;
    }
  }

  // The language of the link that brought somebody here holds for the visit (web/src/i18n/languages.ts): the links of a
  // prerendered page may be followed before the program has come.
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

  // Marks the root with the colour scheme that the person chose here earlier, else with the system's.
  const chosen = stored('mantine-color-scheme-value');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // The form of a prerendered page is sent by its program alone: a browser would write passwords into the address.
  addEventListener(
    'submit',
    (event) => {
      if (root.dataset.live === undefined) event.preventDefault();
    },
    { capture: true },
  );

  // A prerendered page is a visitor's, in the language of the address or of the browser: nobody else is shown it.
  const language = languageOfVisit() ?? stored('cromia.language');
  if (stored('cromia.session') !== null || (language !== null && language !== root.lang)) {
    root.setAttribute('data-prerendered', 'for-another');
  }

  // A start that fails says so: a script that cannot be loaded, as of a build that an update has replaced, or the
  // program's own word (web/src/main.tsx). The program's texts may be what is missing.
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
