import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SdsLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Config } from '../../../platform/config.ts';
import { isSdsLanguage } from '../files.ts';

const DAY_SECONDS = 86_400;
const PATH = '/api/sds/links/';
const TOKEN = /^([0-9a-f-]{36})\.([A-Z]{2})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/;
/** Matches signed links in a mail. */
const LINKS = /\/api\/sds\/links\/([0-9a-f-]{36})\.([A-Z]{2})\.\d{1,12}\.[A-Za-z0-9_-]{43}/g;

type Secret = Pick<Config, 'tokenSecret'>;
type AcceptedSecrets = Pick<Config, 'tokenSecret' | 'previousTokenSecret'>;

function sign({ tokenSecret }: Secret, text: string): string {
  return createHmac('sha256', tokenSecret).update(`sds link ${text}`).digest('base64url');
}

function createToken(
  config: Secret,
  { documentId, language }: { documentId: string; language: string },
  now: Date,
): string {
  const expires = Math.floor(now.getTime() / 1000) + LIMITS.sdsLinkDays * DAY_SECONDS;
  const text = `${documentId}.${language}.${expires}`;
  return `${text}.${sign(config, text)}`;
}

/** A link to a sheet that works without an account for 30 days. */
export function createLink(
  config: Secret & Pick<Config, 'publicUrl'>,
  sheet: { documentId: string; language: SdsLanguage },
  now: Date,
): string {
  return `${config.publicUrl}${PATH}${createToken(config, sheet, now)}`;
}

/** Renews the links in a mail for 30 days from now. The rest of the text stays unchanged. */
export function renewLinks(config: Secret, text: string, now: Date): string {
  return text.replaceAll(LINKS, (_link, documentId: string, language: string) =>
    [PATH, createToken(config, { documentId, language }, now)].join(''),
  );
}

/** The sheet and language of a link; undefined for an expired link or an invalid signature. */
export function verifyLinkToken(
  { tokenSecret, previousTokenSecret }: AcceptedSecrets,
  token: string,
  now: Date,
): { documentId: string; language: SdsLanguage } | undefined {
  const [, documentId = '', language = '', expires = '', actual = ''] = TOKEN.exec(token) ?? [];
  const isSignedWith = (secret: string | null) => {
    if (secret === null) return false;
    const expected = sign({ tokenSecret: secret }, `${documentId}.${language}.${expires}`);
    return actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected));
  };
  if (!isSignedWith(tokenSecret) && !isSignedWith(previousTokenSecret)) return undefined;
  if (Number(expires) * 1000 < now.getTime() || !isSdsLanguage(language)) return undefined;
  return { documentId, language };
}
