import { patternTextField } from '../fields.ts';
import { LIMITS, SDS_NEW_BATCH_FORMAT_AFTER } from '../limits.ts';

/**
 * Formats of batch codes (section 5): until 14 October 2024 the year and five digits (`2401234`), after it the site's
 * mark, the year and six digits (`A1-24-001234`).
 */
export type BatchFormat = 'old' | 'new';

const OLD = /^\d{7}$/;
const NEW = /^([A-Z]\d)-?(\d{2})-?(\d{6})$/;

/** The format of a batch code; null for an invalid one. */
export function detectBatchFormat(code: string): BatchFormat | null {
  if (OLD.test(code)) return 'old';
  return NEW.test(code) ? 'new' : null;
}

/** Converts a batch code to its stored form; ignores blanks, case and hyphens. Null for an invalid code. */
export function parseBatch(text: string): string | null {
  const code = text.replaceAll(/\s/g, '').toUpperCase();
  if (OLD.test(code)) return code;
  const parts = NEW.exec(code);
  return parts ? parts.slice(1).join('-') : null;
}

/** The batch format in use on a day. @param date `YYYY-MM-DD` */
export function getBatchFormatOn(date: string): BatchFormat {
  return date > SDS_NEW_BATCH_FORMAT_AFTER ? 'new' : 'old';
}

/** A complete batch code, in either format. */
export function batchField() {
  return patternTextField(/^[0-9A-Za-z -]+$/, LIMITS.batch).transform((text, context) => {
    const code = parseBatch(text);
    if (code !== null) return code;
    context.issues.push({ code: 'custom', message: 'invalidField', input: text });
    return text;
  });
}

/** Converts the typed beginning of a batch code to its stored form; null when no code begins like that. */
export function parseBatchPrefix(text: string): string | null {
  const typed = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d+$/.test(typed)) return typed;
  const [, mark, rest = ''] = /^([A-Z]\d)(\d*)$/.exec(typed) ?? [];
  if (mark === undefined) return null;
  return [mark, rest.slice(0, 2), rest.slice(2)].filter((part) => part !== '').join('-');
}
