/** A mail before it has a form: what it says, once, for its plain text and its HTML. */
export interface MailPage {
  language: string;
  title: string;
  paragraphs: string[];
  /** Label and value, one below the other. */
  facts: [label: string, value: string][];
  table: { head: string[]; rows: string[][] };
  link: { label: string; url: string };
  /** Who writes: the manufacturer with its contact details, a line each. */
  sender: string[];
  /** Colour of the manufacturer, as #RRGGBB. */
  accent: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, whatever a user typed into it. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** As `escaped`, with the line breaks of a note kept. */
function lines(text: string): string {
  return escaped(text).replace(/\r\n|\r|\n/g, '<br>');
}

/** Control characters and line separators would forge headers in a subject and layout in a plain text. */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Whatever a mail program may break a line at. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
const INDENT = '    ';

/** A text of several lines whose own breaks cannot pass for lines of the mail: all but the first are indented. */
function indented(text: string): string {
  return text
    .split(LINE_BREAK)
    .map(singleLine)
    .filter((line) => line !== '')
    .join(`\n${INDENT}`);
}

/** The plain text of a mail: readable without any HTML. */
export function mailText({ title, paragraphs, facts, table, link, sender }: MailPage): string {
  return [
    singleLine(title),
    ...paragraphs.map(indented),
    facts.map(([label, value]) => `${label}: ${indented(value)}`).join('\n'),
    table.rows.map((row) => `- ${row.map(singleLine).join(' · ')}`).join('\n'),
    `${link.label}: ${link.url}`,
    `-- \n${sender.join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

const CELL = 'padding:8px 10px;border-bottom:1px solid #e3e6ea;text-align:left;vertical-align:top';

function row(cells: string[], tag: 'td' | 'th'): string {
  return `<tr>${cells.map((cell) => `<${tag} style="${CELL}">${lines(cell)}</${tag}>`).join('')}</tr>`;
}

/** The HTML of a mail: inline styles and one table, which every mail program understands; all texts escaped. */
export function mailHtml(page: MailPage): string {
  const { language, title, paragraphs, facts, table, link, sender, accent } = page;
  return `<!doctype html>
<html lang="${escaped(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;color:#1c2126;font:15px/1.5 Inter,Arial,sans-serif">
<div style="max-width:640px;margin:0 auto;padding:28px;background:#ffffff;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:20px;color:${escaped(accent)}">${escaped(title)}</h1>
${paragraphs.map((text) => `<p>${lines(text)}</p>`).join('\n')}
<table role="presentation" style="border-collapse:collapse;margin:16px 0">
${facts.map((fact) => row(fact, 'td')).join('\n')}
</table>
<table style="border-collapse:collapse;width:100%;margin:16px 0">
<thead>${row(table.head, 'th')}</thead>
<tbody>
${table.rows.map((cells) => row(cells, 'td')).join('\n')}
</tbody>
</table>
<p><a href="${escaped(link.url)}" style="color:${escaped(accent)}">${escaped(link.label)}</a></p>
<p style="margin-top:28px;padding-top:16px;border-top:1px solid #e3e6ea;font-size:13px;color:#5b646d">${sender.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`;
}
