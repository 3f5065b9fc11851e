// Loads the program of a prerendered page once its text is on the screen: before that it would only take the network from
// the styles. A file of its own because the content security policy forbids inline scripts.
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

  // A page in the background is not painted, and its reader should find it ready.
  if (document.visibilityState === 'hidden') bring();
  else new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
  setTimeout(bring, 1500);

  // A button that is pressed too early does its work as soon as it can; links lead on by themselves.
  let pressed = null;
  const remember = (event) => {
    pressed = event.target.closest('button') ?? pressed;
  };
  addEventListener('click', remember, { capture: true });
  addEventListener(
    'cromia-live',
    () => {
      removeEventListener('click', remember, { capture: true });
      // React drops a click that is dispatched while it hydrates.
      setTimeout(() => {
        if (pressed?.isConnected && !pressed.disabled) pressed.click();
      });
    },
    { once: true },
  );
})();
