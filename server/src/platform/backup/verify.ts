import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandRefusal } from '../database/command-database.ts';
import { measureFile } from './checksum.ts';
import { FILES, MANIFEST, type Manifest, manifestSchema, SECRET, TABLES, type Written } from './manifest.ts';

/** @throws CommandRefusal for a folder without a complete backup, or with a backup from a newer portal */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
      throw new CommandRefusal(`${folder} holds no whole backup: ${MANIFEST} is missing.`);
    throw error;
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    // The manifest is truncated, edited, or written by a newer portal, and cannot be restored.
    throw new CommandRefusal(`${join(folder, MANIFEST)} is damaged, or was written by a newer version.`);
  }
}

/** Path of a table's rows in a backup. */
export function tablePath(folder: string, name: string): string {
  return join(folder, TABLES, `${name}.copy.gz`);
}

/** Path of a stored file in a backup. */
export function filePath(folder: string, key: string): string {
  return join(folder, FILES, key);
}

/**
 * Reads every file of a backup and compares it with the manifest.
 * @throws CommandRefusal that names the first file that differs
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const expected: [string, Written][] = [
    ...manifest.tables.map((table): [string, Written] => [tablePath(folder, table.name), table]),
    ...manifest.files.map((file): [string, Written] => [filePath(folder, file.key), file]),
    ...(manifest.secret ? [[join(folder, SECRET), manifest.secret] as [string, Written]] : []),
  ];
  for (const [path, { bytes, sha256 }] of expected) {
    const found = await measureFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new CommandRefusal(`The backup is damaged: ${path} is missing.`);
      throw error;
    });
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new CommandRefusal(`The backup is damaged: ${path} is not as it was written.`);
  }
  return manifest;
}
