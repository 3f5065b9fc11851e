import { existsSync, readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { parseEnv } from 'node:util';
import leven from 'leven';
import { SECRET_NAMES } from './variables.ts';

/** Invalid configuration, which prevents the start. The message names each variable. */
export class ConfigurationError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings file of the portal and its commands; environment variables take precedence. */
const SETTINGS_FILE = new URL('../../../../.env', import.meta.url);
/** Names up to this length resemble too many other words, so only one letter, or the order of the letters, may differ. */
const SHORT_NAME_LENGTH = 5;
/** An unquoted `#` directly after a value or `=`. What follows would be dropped as a comment. */
const CUT_VALUE = /^\s*(?:export\s+)?(\w+)\s*=[ \t]*(?:[^\s'"`#][^\n#]*)?(?<=[^\s])#/gm;

const isSet = (value: string | undefined) => value !== undefined && value.trim() !== '';

function readSecretFile(name: string, path: string): string {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (error) {
    throw new ConfigurationError(
      `Invalid configuration: ${name} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  throw new ConfigurationError(`Invalid configuration: ${name} names an empty file: ${path}`);
}

/** Replaces each `<secret>_FILE` by the secret in that file, as container engines and systemd provide secrets. */
function resolveSecretFiles(env: Environment): Record<string, string | undefined> {
  const resolved = { ...env };
  for (const secret of SECRET_NAMES) {
    const name = `${secret}_FILE`;
    const path = resolved[name];
    delete resolved[name];
    if (path === undefined || path.trim() === '') continue;
    if (isSet(resolved[secret]))
      throw new ConfigurationError(`Invalid configuration: set either ${secret} or ${name}, not both`);
    resolved[secret] = readSecretFile(name, path.trim());
  }
  return resolved;
}

function readSettingsFile(file: URL): Environment {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  const cut = [...text.matchAll(CUT_VALUE)].map(([, name]) => name);
  if (cut.length > 0)
    throw new ConfigurationError(
      `Invalid configuration: ${cut.join(', ')} in .env contains #, which starts a comment. ` +
        'Put the value in single quotes; in an address, write # as %23',
    );
  return parseEnv(text);
}

/** Merges the project's `.env` file into the environment, and reads secrets from their files. @throws ConfigurationError */
export function loadEnvironment(env: Environment, file: URL = SETTINGS_FILE): Environment {
  return { ...resolveSecretFiles(readSettingsFile(file)), ...resolveSecretFiles(env) };
}

/**
 * Trusts the certificates of NODE_EXTRA_CA_CERTS. Node reads the variable only from the environment in which it starts,
 * so this function adds them if `.env` names them.
 */
export function trustExtraCertificates({ NODE_EXTRA_CA_CERTS: path }: Environment): void {
  if (path === undefined || path.trim() === '' || path === process.env.NODE_EXTRA_CA_CERTS) return;
  try {
    setDefaultCACertificates([...getCACertificates('default'), readFileSync(path, 'utf8')]);
  } catch (error) {
    throw new ConfigurationError(
      `Invalid configuration: NODE_EXTRA_CA_CERTS: ${error instanceof Error ? error.message : error}`,
    );
  }
}

const sortLetters = (name: string) => [...name].sort().join('');

function resembles(name: string, candidate: string): boolean {
  if (candidate.length > SHORT_NAME_LENGTH) return leven(name, candidate) <= 2;
  return leven(name, candidate) <= 1 || sortLetters(name) === sortLetters(candidate);
}

/** Finds unknown names that resemble a variable. Otherwise, a misspelt variable would go unnoticed. */
export function findMisspeltNames(env: Environment, names: readonly string[]): string[] {
  const known = new Set(names);
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const similar = names.find((candidate) => resembles(name.toUpperCase(), candidate));
      if (similar !== undefined) return [`${name} is not a known variable; did you mean ${similar}?`];
      return name.startsWith('BRAND_') ? [`${name} is not a known variable`] : [];
    });
}
