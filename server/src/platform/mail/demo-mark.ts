import type { Config } from '../../config.ts';
import type { Connection } from '../database/database.ts';

/** The configuration with the demo on only where its own data are in the database (contract, section 10). */
export async function demoOnItsData(config: Config, db: Connection): Promise<Config> {
  const mark = await db.selectFrom('demoMark').select('loadedAt').limit(1).executeTakeFirst();
  return { ...config, demo: config.demo && mark !== undefined };
}
