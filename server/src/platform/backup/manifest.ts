import { z } from 'zod';

/** Raised when the layout of a backup changes; a portal reads backups up to its own. */
export const BACKUP_FORMAT = 1;
export const MANIFEST_FILE = 'manifest.json';
export const TABLES_FOLDER = 'database';
export const FILES_FOLDER = 'files';
/** The secret of sessions and links, where the portal has made it itself. */
export const SECRET_FILE = 'token.secret';

/** A file of the backup as it was written. */
const written = z.object({ bytes: z.int(), sha256: z.string() });
export type FileChecksum = z.infer<typeof written>;

/** What a backup holds. It is written last: a folder without it is no backup. */
export const manifestSchema = z.object({
  format: z.int().max(BACKUP_FORMAT),
  /** The moment whose state the backup holds, as a UTC instant. */
  at: z.string(),
  /** Version of the PostgreSQL server. */
  postgres: z.string(),
  /** The migrations that had been applied. */
  migrations: z.array(z.string()),
  tables: z.array(written.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(written.extend({ key: z.string() })),
  secret: written.nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;
