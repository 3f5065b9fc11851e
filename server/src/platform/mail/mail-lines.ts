import { markNumbers, toHtmlLines, toSingleLine } from './mail-text.ts';

/** One line of a document, in two rows: product, then its quantity and price with the total at the right. */
interface MailLine {
  title: string;
  text: string;
  details: string;
  total: string;
}

/** Lines of a document, and a sentence about those that are left out. */
export interface MailLines {
  rows: MailLine[];
  more?: string;
}

/** Formats a line of a document as plain text. */
export function formatLine({ title, text, details, total }: MailLine): string {
  const parts = [title, text, details, total].filter((part) => part !== '');
  return `- ${parts.map(toSingleLine).join(' · ')}`;
}

/** Amounts stand at the right, and never wrap. */
const AMOUNT_STYLE = 'text-align:right;vertical-align:bottom;white-space:nowrap';

/** Builds the lines of a document in two rows each, which fit the narrowest phones. */
export function buildLines(lines: MailLines | undefined): string {
  if (!lines || lines.rows.length === 0) return '';
  const rows = lines.rows.map(
    ({
      title,
      text,
      details,
      total,
    }) => `<tr><td colspan="2" style="padding:8px 0 0;overflow-wrap:anywhere"><strong>${toHtmlLines(title)}</strong> ${toHtmlLines(text)}</td></tr>
<tr><td class="quiet line" style="border-bottom:1px solid #e6e4df;padding:0 10px 8px 0;font-size:14px;color:#5b6068">${markNumbers(details)}</td><td class="line" style="border-bottom:1px solid #e6e4df;padding:0 0 8px;${AMOUNT_STYLE}">${toHtmlLines(total)}</td></tr>`,
  );
  const more = lines.more === undefined ? '' : `\n<p>${toHtmlLines(lines.more)}</p>`;
  return `<table role="presentation" style="border-collapse:collapse;width:100%;margin:16px 0">
${rows.join('\n')}
</table>${more}`;
}

/** Builds the sums, right-aligned, with the total last and bold. */
export function buildSums(sums: readonly [label: string, value: string][] = []): string {
  if (sums.length === 0) return '';
  const rows = sums.map(([label, value], index) => {
    const weight = index === sums.length - 1 ? 'font-weight:700;' : '';
    return `<tr><td style="padding:2px 10px 2px 0;${weight}">${toHtmlLines(label)}</td><td style="padding:2px 0;${weight}${AMOUNT_STYLE}">${toHtmlLines(value)}</td></tr>`;
  });
  return `<table role="presentation" style="border-collapse:collapse;width:100%;margin:16px 0">
${rows.join('\n')}
</table>`;
}
