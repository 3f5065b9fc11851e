import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../database/command-database.ts';
import { calculateFileChecksum } from './checksum.ts';
import {
  FILES_FOLDER,
  type FileChecksum,
  MANIFEST_FILE,
  type Manifest,
  manifestSchema,
  SECRET_FILE,
  TABLES_FOLDER,
} from './manifest.ts';

/** @throws CommandError for a folder without a complete backup, or with a backup from a newer portal */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
      throw new CommandError(`${folder} is not a complete backup: ${MANIFEST_FILE} is missing.`);
    throw error;
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    // The manifest is truncated, edited, or written by a newer portal, and cannot be restored.
    throw new CommandError(`${join(folder, MANIFEST_FILE)} is damaged, or was written by a newer version.`);
  }
}

/** Path of a table's rows in a backup. */
export function toTablePath(folder: string, name: string): string {
  return join(folder, TABLES_FOLDER, `${name}.copy.gz`);
}

/** Path of a stored file in a backup. */
export function toFilePath(folder: string, key: string): string {
  return join(folder, FILES_FOLDER, key);
}

/**
 * Reads every file of a backup and compares it with the manifest.
 * @throws CommandError that names the first file that differs
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const expected: [string, FileChecksum][] = [
    ...manifest.tables.map((table): [string, FileChecksum] => [toTablePath(folder, table.name), table]),
    ...manifest.files.map((file): [string, FileChecksum] => [toFilePath(folder, file.key), file]),
    ...(manifest.secret ? [[join(folder, SECRET_FILE), manifest.secret] as [string, FileChecksum]] : []),
  ];
  for (const [path, { bytes, sha256 }] of expected) {
    const found = await calculateFileChecksum(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new CommandError(`The backup is damaged: ${path} is missing.`);
      throw error;
    });
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new CommandError(`The backup is damaged: ${path} does not match the manifest.`);
  }
  return manifest;
}
