import pg from 'pg';

/** The parts of a database URL that explanations name. Never the password. */
function readTarget(databaseUrl: string): { user: string; database: string; host: string } {
  const url = new URL(databaseUrl);
  return {
    user: decodeURIComponent(url.username) || 'the user',
    database: decodeURIComponent(url.pathname.slice(1)),
    host: url.host || (url.searchParams.get('host') ?? ''),
  };
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Explains an error that waiting does not mend: a wrong password, a missing database, missing rights, a missing
 * extension. Contains the SQL that an administrator of the database runs.
 * @returns undefined for other errors, such as a server that starts
 */
export function explainDatabaseError(error: unknown, databaseUrl: string): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { user, database, host } = readTarget(databaseUrl);
  const reason = `(${error.message})`;
  switch (error.code) {
    case '28P01':
    case '28000':
      return (
        `The database at ${host} rejects the user ${user} or its password ${reason}. Correct DATABASE_URL, or run as its ` +
        `administrator:\n  CREATE ROLE ${quote(user)} LOGIN;\n  \\password ${quote(user)}`
      );
    case '3D000':
      return (
        `The database ${database} does not exist at ${host}. Create it as an administrator of the database:\n` +
        `  CREATE DATABASE ${quote(database)} OWNER ${quote(user)} ENCODING 'UTF8' TEMPLATE template0;`
      );
    case '42501':
      return (
        `The user ${user} lacks rights in the database ${database} ${reason}. Make it the owner, as an administrator of the ` +
        `database:\n  ALTER DATABASE ${quote(database)} OWNER TO ${quote(user)};\n` +
        `  \\connect ${quote(database)}\n  GRANT CREATE, USAGE ON SCHEMA public TO ${quote(user)};`
      );
    case '0A000':
    case '58P01':
      return (
        `The database at ${host} lacks an extension ${reason}. Install the package postgresql-contrib on its machine; it ` +
        'contains pg_trgm and unaccent.'
      );
    default:
      return undefined;
  }
}
