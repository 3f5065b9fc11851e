import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** The longest path of a socket, in bytes, on the systems that we run on. */
const PATH_MAX_BYTES = 103;
const socketName = (port: number) => `.s.PGSQL.${port}`;

/**
 * The folder of the server's socket, where the system can have one: a statement through it costs a sixth less than
 * through the network's layers.
 * @returns as `unix_socket_directories` takes it, a list of folders: empty where there can be none
 */
export function findSocketFolder(cluster: string): string {
  const path = `${join(cluster, socketName(65_535))}.lock`;
  const fits = process.platform !== 'win32' && Buffer.byteLength(path) <= PATH_MAX_BYTES;
  return fits && !/[,"]/.test(cluster) ? cluster : '';
}

/** Removes the sockets of servers that were killed: each had a port of its own. @param port of the one that runs */
export async function removeStaleSockets(cluster: string, port: number): Promise<void> {
  const own = socketName(port);
  for (const name of await readdir(cluster)) {
    if (!name.startsWith('.s.PGSQL.') || name === own || name === `${own}.lock`) continue;
    await rm(join(cluster, name), { force: true });
  }
}

/**
 * The address of a running server through its socket; one that was started without a socket keeps its own.
 * @param guard a connection to that server
 */
export async function toSocketUrl(url: string, guard: pg.Client): Promise<string> {
  const { rows } = await guard.query<{ unix_socket_directories: string }>('SHOW unix_socket_directories');
  const folder = rows[0]?.unix_socket_directories ?? '';
  // The driver takes this host before the other.
  return folder === '' ? url : `${url}&host=${encodeURIComponent(folder)}`;
}
