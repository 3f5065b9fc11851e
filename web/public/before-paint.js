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

  // Marks the root with the colour scheme that the person chose here earlier, else with the system's.
  const chosen = stored('mantine-color-scheme-value');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // What a page that was drawn ahead holds is sent by its program alone: a browser would write passwords into the address.
  addEventListener(
    'submit',
    (event) => {
      if (root.dataset.live === undefined) event.preventDefault();
    },
    { capture: true },
  );

  // A page drawn ahead is a visitor's, in the browser's language: nobody else is shown it.
  const language = new URLSearchParams(location.search).has('locale') ? null : stored('cromia.language');
  if (stored('cromia.session') !== null || (language !== null && language !== root.lang)) {
    root.setAttribute('data-drawn', 'for-another');
  }
})();
