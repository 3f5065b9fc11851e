import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createInflateRaw } from 'node:zlib';
import type { ArchiveAnswer, ArchiveTask, UnpackedFile } from './archive.ts';
import { createChecksumStream } from './checksum-stream.ts';

// A worker thread with limited memory and time, so that no archive can harm the portal.

/** Signatures of the ZIP records (PKWARE APPNOTE 6.3). */
const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** Flag: the lengths follow the data and may be zero in the local header. */
const LENGTHS_FOLLOW = 8;
/** Value of a field whose real value is in the ZIP64 record, for archives over 4 GB. */
const ELSEWHERE = 0xffffffff;
const CENTRAL_MAX = 4_194_304;

class Refused extends Error {
  readonly reason: 'malformed' | 'tooLarge';
  constructor(reason: 'malformed' | 'tooLarge') {
    super(reason);
    this.reason = reason;
  }
}

interface Entry {
  name: string;
  rawName: Buffer;
  flags: number;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead < length) throw new Refused('malformed');
  return buffer;
}

/** Finds the central directory and the number of its entries. */
async function findEnd(file: FileHandle, size: number) {
  const length = Math.min(size, END_BYTES + COMMENT_MAX);
  const tail = await bytesAt(file, size - length, length);
  for (let at = length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const end = {
      entries: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    };
    // Other readers must find the same contents, so nothing may follow the record, nothing may lie between it and the
    // central directory, and there may be no other disks.
    const isWhole = at + END_BYTES + tail.readUInt16LE(at + 20) === length;
    const isAlone = tail.readUInt32LE(at + 4) === 0 && tail.readUInt16LE(at + 8) === end.entries;
    const isAdjacent = end.offset + end.length === size - length + at;
    if (!isWhole || !isAlone || !isAdjacent) throw new Refused('malformed');
    return end;
  }
  throw new Refused('malformed');
}

async function listEntries(file: FileHandle, size: number, { limits }: ArchiveTask): Promise<Entry[]> {
  const end = await findEnd(file, size);
  if (end.entries > limits.entries || end.length > CENTRAL_MAX) throw new Refused('tooLarge');
  const table = await bytesAt(file, end.offset, end.length);
  const entries: Entry[] = [];
  let at = 0;
  for (let count = 0; count < end.entries; count++) {
    if (at + CENTRAL_BYTES > table.length || table.readUInt32LE(at) !== CENTRAL_SIGNATURE)
      throw new Refused('malformed');
    const nameLength = table.readUInt16LE(at + 28);
    const next = at + CENTRAL_BYTES + nameLength + table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32);
    const flags = table.readUInt16LE(at + 8);
    const method = table.readUInt16LE(at + 10);
    if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED))
      throw new Refused('malformed');
    const rawName = table.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength);
    entries.push({
      name: rawName.toString('utf8'),
      rawName,
      flags,
      method,
      packed: table.readUInt32LE(at + 20),
      size: table.readUInt32LE(at + 24),
      offset: table.readUInt32LE(at + 42),
    });
    at = next;
  }
  return entries;
}

/** Counts, hashes and limits the unpacked bytes; the sizes in the archive's headers are not trusted. */
function meter(most: number) {
  const { stream, result } = createChecksumStream((_chunk, bytes) => {
    if (bytes > most) throw new Refused('tooLarge');
  });
  const seen = () => {
    const { bytes: size, sha256 } = result();
    return { size, sha256 };
  };
  return { stream, seen };
}

/**
 * Finds the start of an entry's data. The local header must match the central directory; otherwise a library that reads
 * the local header would unpack different data from what was counted here.
 */
async function startOf(file: FileHandle, entry: Entry): Promise<number> {
  if ([entry.packed, entry.size, entry.offset].includes(ELSEWHERE)) throw new Refused('malformed');
  const local = await bytesAt(file, entry.offset, LOCAL_BYTES + entry.rawName.length);
  const packed = local.readUInt32LE(18);
  const size = local.readUInt32LE(22);
  const lengthsFollow = (entry.flags & LENGTHS_FOLLOW) !== 0 && packed === 0 && size === 0;
  const agrees =
    local.readUInt32LE(0) === LOCAL_SIGNATURE &&
    local.readUInt16LE(6) === entry.flags &&
    local.readUInt16LE(8) === entry.method &&
    local.readUInt16LE(26) === entry.rawName.length &&
    local.subarray(LOCAL_BYTES).equals(entry.rawName) &&
    (lengthsFollow || (packed === entry.packed && size === entry.size));
  if (!agrees) throw new Refused('malformed');
  return entry.offset + LOCAL_BYTES + entry.rawName.length + local.readUInt16LE(28);
}

async function unpack(file: FileHandle, entry: Entry, path: string, task: ArchiveTask, most: number) {
  const start = await startOf(file, entry);
  const { stream, seen } = meter(most);
  // An empty range cannot be read as a stream.
  if (entry.packed === 0) throw new Refused('malformed');
  await pipeline(
    createReadStream(task.path, { start, end: start + entry.packed - 1 }),
    entry.method === DEFLATED ? createInflateRaw() : new PassThrough(),
    stream,
    createWriteStream(path, { mode: 0o600 }),
  );
  const unpacked = seen();
  if (unpacked.size !== entry.size) throw new Refused('malformed');
  return unpacked;
}

async function unpackAll(task: ArchiveTask): Promise<UnpackedFile[]> {
  const file = await open(task.path);
  try {
    const { size } = await file.stat();
    const entries = (await listEntries(file, size, task)).filter(({ name }) => !name.endsWith('/'));
    const unpacked: UnpackedFile[] = [];
    let left = task.limits.totalBytes;
    for (const [index, entry] of entries.entries()) {
      // Files are named by number, so that a name from the archive never becomes a path.
      const path = join(task.folder, String(index));
      const most = Math.min(task.limits.entryBytes, left);
      const found = await unpack(file, entry, path, task, most);
      left -= found.size;
      unpacked.push({ name: entry.name, path, ...found });
    }
    return unpacked;
  } finally {
    await file.close();
  }
}

function answer(message: ArchiveAnswer): void {
  parentPort?.postMessage(message);
}

try {
  answer({ files: await unpackAll(workerData) });
} catch (error) {
  // zlib and buffer range errors also mean that the archive is malformed.
  answer({ refused: error instanceof Refused ? error.reason : 'malformed' });
}
