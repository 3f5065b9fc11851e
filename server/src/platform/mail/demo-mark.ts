import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';

function readMark(db: Connection) {
  return db.selectFrom('demoMark').select('clearedAt').limit(1).executeTakeFirst();
}

/** Whether the demo was loaded into the database and has not been cleared. */
export async function isDemo(db: Connection): Promise<boolean> {
  const mark = await readMark(db);
  return mark !== undefined && mark.clearedAt === null;
}

/** Whether the demo was loaded into the database and has been cleared. */
export async function isDemoCleared(db: Connection): Promise<boolean> {
  const mark = await readMark(db);
  return mark !== undefined && mark.clearedAt !== null;
}

/** The configuration with `demo` enabled only if the database contains the demo (contract, section 10). */
export async function disableDemoWithoutData(config: Config, db: Connection): Promise<Config> {
  return { ...config, demo: config.demo && (await isDemo(db)) };
}
