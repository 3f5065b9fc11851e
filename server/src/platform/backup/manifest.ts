import { z } from 'zod';

/** Version of the backup layout. A portal can read backups up to its own version. */
export const BACKUP_FORMAT = 1;
export const MANIFEST_FILE = 'manifest.json';
export const TABLES_FOLDER = 'database';
export const FILES_FOLDER = 'files';
/** The secret for sessions and links, if the portal generated it. */
export const SECRET_FILE = 'token.secret';

/** Size and checksum of a file in the backup. */
const fileChecksumSchema = z.object({ bytes: z.int(), sha256: z.string() });
export type FileChecksum = z.infer<typeof fileChecksumSchema>;

/** The contents of a backup. The manifest is written last, so a folder without one is not a complete backup. */
export const manifestSchema = z.object({
  format: z.int().max(BACKUP_FORMAT),
  /** Time of the snapshot, as a UTC timestamp. */
  at: z.string(),
  /** Version of the PostgreSQL server. */
  postgres: z.string(),
  /** Migrations that were applied to the database. */
  migrations: z.array(z.string()),
  tables: z.array(
    fileChecksumSchema.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int() }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(fileChecksumSchema.extend({ key: z.string() })),
  secret: fileChecksumSchema.nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;
