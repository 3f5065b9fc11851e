// Loads the app on a prerendered page after its content is painted: earlier it would compete with the style sheets and
// the font for the network. It is a file because the content security policy forbids inline scripts.
(() => {
  const { program, parts } = document.currentScript.dataset;
  let isBrought = false;

  function bring() {
    if (isBrought) return;
    isBrought = true;
    for (const part of parts.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = part;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = program;
    document.head.append(script);
  }

  // A background page is not painted, so it loads at once to be ready for its reader.
  if (document.visibilityState === 'hidden') bring();
  else {
    // The first paint may be the background alone.
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) bring();
    });
    observer.observe({ type: 'paint', buffered: true });
  }
  setTimeout(bring, 1500);

  // Replays a click on a button that came before hydration; links work without scripts.
  let pressed;
  const remember = ({ target }) => {
    pressed = target.closest('button') ?? pressed;
  };
  addEventListener('click', remember, { capture: true });
  addEventListener(
    'cromia-live',
    () => {
      removeEventListener('click', remember, { capture: true });
      // React drops a click that is dispatched while it hydrates.
      setTimeout(() => pressed?.click());
    },
    { once: true },
  );
})();
