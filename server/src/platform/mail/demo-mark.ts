import type { Config } from '../../config.ts';
import type { Connection } from '../database/database.ts';

function readMark(db: Connection) {
  return db.selectFrom('demoMark').select('clearedAt').limit(1).executeTakeFirst();
}

/** Whether the demo, and nothing else, made the data of the database. */
export async function isDemo(db: Connection): Promise<boolean> {
  const mark = await readMark(db);
  return mark !== undefined && mark.clearedAt === null;
}

/** Whether the database had the demo once and is the manufacturer's own now. */
export async function isDemoCleared(db: Connection): Promise<boolean> {
  const mark = await readMark(db);
  return mark !== undefined && mark.clearedAt !== null;
}

/** The configuration with the demo on only where its own data are in the database (contract, section 10). */
export async function restrictDemoToItsData(config: Config, db: Connection): Promise<Config> {
  return { ...config, demo: config.demo && (await isDemo(db)) };
}
