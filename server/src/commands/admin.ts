import { ROLES, type Role } from '@cromia/domain/accounts/roles';
import { usernameField } from '@cromia/domain/fields';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import {
  createStaff,
  type OperatorRejection,
  resetStaffSecondFactor,
  unlockUser,
} from '../modules/accounts/index.ts';
import { loadConfig } from '../platform/config.ts';
import { CommandError, openCommandDatabase } from '../platform/database/command-database.ts';
import { type Database, openDatabase, openPool } from '../platform/database/connection.ts';
import { forgetTokenSecret } from '../platform/database/installation-queries.ts';
import { applyMigrations, isMigrated } from '../platform/database/migrate.ts';
import { toPageUrl } from '../platform/mail/mail-page.ts';
import { type CommandInput, createCommandRunner, runProcess, UsageError } from './command.ts';

const STAFF_ROLES = ROLES.filter((role) => role !== 'USER' && role !== 'CUSTOMER');

const USAGE = `Usage: npm run admin -- create <email> --role <role> [--firstname <name>] [--lastname <name>] [--language <code>]
       npm run admin -- unlock <email>
       npm run admin -- reset-second-factor <email>
       npm run admin -- forget-secret

create      create a staff user, or give the role to an existing company user, and print a link for setting a password
unlock      reset failed logins, enable the user, and print a link for setting a new password
reset-second-factor
            remove the second factor and recovery codes of a user who has lost them, and end all sessions
forget-secret
            accept another TOKEN_SECRET at the next start, after the previous one was lost
--role      ${STAFF_ROLES.join(', ')}
--language  ${UI_LANGUAGES.join(', ')}; default: the portal's default language`;

const REJECTION_MESSAGES: Record<OperatorRejection, (username: string, role?: string) => string> = {
  unknown: (username: string) => `${username} is not a user of this portal.`,
  isPrivate: (username) => `${username} is a private user. Use another e-mail address for staff.`,
  isCustomer: (username) => `${username} is a user of a customer. Use another e-mail address for staff.`,
  hasOtherRole: (username, role) =>
    `${username} already has the role ${role}. An administrator can change it under Users.`,
  hasPassword: (username, role) =>
    `${username} already has the role ${role}. To set a new password: npm run admin -- unlock ${username}`,
  hasNoSecondFactor: (username) => `${username} has no second factor.`,
};

function parseEmail(text: string | undefined): string {
  const parsed = usernameField().safeParse(text);
  if (!parsed.success) throw new UsageError(text === undefined ? '' : `${text} is not an e-mail address`);
  return parsed.data;
}

function parseChoice<T extends string>(option: string, text: unknown, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new UsageError(`--${option} must be one of ${choices.join(', ')}`);
  return found;
}

/**
 * Guesses names from an e-mail address, such as `Anna` and `Rossi` from anna.rossi@…; users can change them in their
 * profile.
 */
function guessNames(email: string): { firstname: string; lastname: string } {
  const [local = ''] = email.split('@');
  const [first = '', ...rest] = local
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1));
  return { firstname: first, lastname: rest.join(' ') || first };
}

function formatLink(purpose: string, link: string): string {
  return `To set ${purpose}, open this link within ${LIMITS.confirmationHours} hours:\n\n  ${link}\n`;
}

type DatabaseTask = (db: Database) => Promise<string>;

function prepareCreate({ args, options, env }: CommandInput): DatabaseTask {
  const config = loadConfig(env);
  const username = parseEmail(args[1]);
  const role: Role = parseChoice('role', options.role, STAFF_ROLES);
  const language = parseChoice('language', options.language ?? config.brand.defaultLanguage, UI_LANGUAGES);
  const names = guessNames(username);
  const firstname = String(options.firstname ?? names.firstname).slice(0, LIMITS.shortText);
  const lastname = String(options.lastname ?? names.lastname).slice(0, LIMITS.shortText);
  const user = { username, role, firstname, lastname, language };
  return async (db) => {
    const result = await createStaff({ db, config, now: () => new Date() }, user);
    if ('rejection' in result)
      throw new CommandError(REJECTION_MESSAGES[result.rejection](username, result.role));
    if (result.done === 'promoted') {
      const login = toPageUrl(config, 'login');
      return `${username} had an account and has the role ${role} now. The password is unchanged: ${login}`;
    }
    const status = result.done === 'created' ? `was created with the role ${role}` : 'has no password yet';
    return `${username} ${status}.\n${formatLink('a password', result.link)}`;
  };
}

function prepareUnlock({ args, env }: CommandInput): DatabaseTask {
  const config = loadConfig(env);
  const username = parseEmail(args[1]);
  return async (db) => {
    const result = await unlockUser({ db, config, now: () => new Date() }, username);
    if ('rejection' in result)
      throw new CommandError(REJECTION_MESSAGES[result.rejection](username, result.role));
    return [
      `${username} can log in again (${result.failures} failed logins reset).`,
      ...(result.wasDisabled ? ['The user was disabled and is enabled now.'] : []),
      formatLink('a new password', result.link),
    ].join('\n');
  };
}

function prepareReset({ args, env }: CommandInput): DatabaseTask {
  const config = loadConfig(env);
  const username = parseEmail(args[1]);
  return async (db) => {
    const result = await resetStaffSecondFactor({ db, config, now: () => new Date() }, username);
    if ('rejection' in result) throw new CommandError(REJECTION_MESSAGES[result.rejection](username));
    return `The second factor of ${username} was removed. The password alone opens the account; set up a new one at once.`;
  };
}

function prepareForgetSecret({ args }: CommandInput): DatabaseTask {
  if (args.length > 1) throw new UsageError('');
  return async (db) => {
    await forgetTokenSecret(db);
    return 'The next start accepts any TOKEN_SECRET. Links in sent mails are then invalid. Sessions continue.';
  };
}

const TASKS: Readonly<Record<string, (input: CommandInput) => DatabaseTask>> = {
  create: prepareCreate,
  unlock: prepareUnlock,
  'reset-second-factor': prepareReset,
  'forget-secret': prepareForgetSecret,
};

/** Implements `npm run admin`: manages staff accounts from the command line, for a portal where nobody can log in yet. */
export const runAdmin = createCommandRunner({
  usage: USAGE,
  options: {
    role: { type: 'string' },
    firstname: { type: 'string' },
    lastname: { type: 'string' },
    language: { type: 'string' },
  },
  run: async (input) => {
    const [subcommand] = input.args;
    const prepare = Object.hasOwn(TASKS, subcommand ?? '') ? TASKS[subcommand ?? ''] : undefined;
    if (prepare === undefined || input.args.length > 2) throw new UsageError('');
    const task = prepare(input);
    const { url, close } = await openCommandDatabase(loadConfig(input.env));
    const pool = openPool(url, { max: 1 });
    try {
      // The database is empty before the portal's first start.
      if (!(await isMigrated(url))) await applyMigrations(url);
      return await task(openDatabase(pool));
    } finally {
      await pool.end();
      await close();
    }
  },
});

if (import.meta.main) await runProcess(runAdmin);
