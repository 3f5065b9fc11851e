import { isSiteHost } from '@cromia/domain/web/web-link';
import { z } from 'zod';

export const urlSchema = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });
export const webUrl = urlSchema(/^https?$/, 'https://portal.example.com');

/** The URL of a server with its credentials. `#` would cut the URL off, so it must be percent-encoded. */
export const serverUrl = (protocol: RegExp, example: string) => {
  const expected = `must be an address such as ${example}; in user and password, write # as %23, @ as %40, / as %2F`;
  return z.url({ protocol, error: expected }).refine((text) => !text.includes('#'), expected);
};

/** The public URL without a path, because the portal serves its own paths from the root. */
export const publicUrl = webUrl.refine((text) => {
  const url = URL.parse(text);
  return url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}, 'must be an address without a path, such as https://portal.example.com');

/** The external database. Without its name, the driver would use that of the user. */
export const databaseUrl = serverUrl(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').refine(
  (text) => (URL.parse(text)?.pathname.length ?? 0) > 1,
  'must name the database: postgres://user:password@host:5432/database',
);

/** The file store with its bucket and key. */
export const filesUrl = serverUrl(/^s3(\+http)?$/, 's3://key:secret@host/bucket?region=eu-south-1').refine(
  (text) => {
    const url = URL.parse(text);
    return url !== null && /^\/[^/]+$/.test(url.pathname) && url.username !== '' && url.password !== '';
  },
  'must contain a key, a secret and a bucket: s3://key:secret@host/bucket?region=eu-south-1',
);
export const onOff = z.stringbool({
  truthy: ['1', 'true', 'yes', 'on'],
  falsy: ['0', 'false', 'no', 'off'],
  error: 'must be on or off',
});
export const timeZone = z.string().refine(
  (name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
    } catch {
      // Intl throws for unknown time zones.
      return false;
    }
  },
  { error: 'must be a time zone such as Europe/Rome' },
);

/** A tile URL template as Leaflet expects it: an HTTP URL with {z}, {x} and {y}. */
export const mapTiles = z
  .string()
  .regex(/^https?:\/\/[^/]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/, 'must be an address with {z}, {x} and {y}');

/** The logo: a path within the web app, or a URL. */
export const logo = z
  .string()
  .regex(/^(\/[^/]|https?:\/\/)/, 'must be a path such as /ecommerce/logo.svg, or an address');

/** Field for a whole number within a range, in digits. */
export const integerBetween = (fallback: number, min: number, max: number, expected: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `must be ${expected}`)
    .default(String(fallback))
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be ${expected}`);

/** Host names in lower case, separated by commas or spaces. */
export const hosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine((names) => names.every(isSiteHost), 'must be hosts such as store.example.com, separated by commas');

/** Host names or IP addresses in lower case, in the notation of `URL`: IPv6 addresses in brackets. */
export const networkHosts = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (names) => names.every((name) => URL.parse(`https://${name}`)?.hostname === name),
    'must be hosts such as erp.example.lan or 10.0.0.5, separated by commas',
  );

/** Headers in the format of OpenTelemetry's environment variables. */
export const headers = z
  .string()
  .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'must be name=value, separated by commas')
  .refine((text) => !/%(?![\da-f]{2})/i.test(text), 'must percent-encode % as %25')
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
      }),
    ),
  );
