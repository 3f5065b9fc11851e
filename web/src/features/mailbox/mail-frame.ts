const BASE = '<base target="_top">';

/** A mail's HTML for an iframe; its links open in the whole page. */
export function buildMailFrame(html: string): string {
  const head = /<head(?:\s[^>]*)?>/i;
  // Anything before the doctype would switch to quirks mode.
  return head.test(html) ? html.replace(head, (tag) => `${tag}${BASE}`) : `<!doctype html>${BASE}${html}`;
}
