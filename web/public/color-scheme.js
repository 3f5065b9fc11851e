// Runs before the first paint, as a file of its own because the content security policy forbids inline scripts.
// Marks the root with the colour scheme that the person chose here earlier, else with the system's.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage is forbidden in this browser: the system's scheme holds.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  try {
    // The words that the server put on the page are in its guess of the language: they may be another's.
    const language = localStorage.getItem('cromia.language');
    const other = language !== null && language !== document.documentElement.lang;
    if (other || localStorage.getItem('cromia.session') !== null) {
      document.documentElement.setAttribute('data-own-words', '');
    }
  } catch {
    // Nothing is remembered in this browser.
  }
})();
