const BASE = '<base target="_top">';

/** A mail's HTML for a frame of its own: its links open in place of the whole page. */
export function framedMail(html: string): string {
  const head = /<head(?:\s[^>]*)?>/i;
  // Before the document's declaration it would be read by the rules of old.
  return head.test(html) ? html.replace(head, (tag) => `${tag}${BASE}`) : `<!doctype html>${BASE}${html}`;
}
