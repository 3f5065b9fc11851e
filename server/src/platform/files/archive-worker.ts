import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import type { ArchiveResponse, ArchiveTask, UnpackedFile } from './archive.ts';
import { createChecksumStream } from './checksum-stream.ts';

// Runs in a worker thread with limited memory and time, so that no archive can harm the portal.

/** Length of the record at the end of an archive, and of a record of the central directory without its texts. */
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
/** Flag: the lengths follow the data and may be zero in the local header. */
const LENGTHS_FOLLOW = 8;
/** Extra field with the lengths of entries over 4 GB. */
const ZIP64_FIELD = 1;
const CENTRAL_MAX = 4_194_304;

class ArchiveError extends Error {
  readonly reason: 'malformed' | 'tooLarge';
  constructor(reason: 'malformed' | 'tooLarge') {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Reads the central directory. Other readers must find the same contents, so it must be the one that the record at the
 * end names, lie right before it, and use no ZIP64 fields.
 */
async function listEntries(file: FileHandle, zip: ZipFile, { limits }: ArchiveTask): Promise<Entry[]> {
  const position = zip.fileSize - END_BYTES - zip.comment.length;
  const { buffer: end } = await file.read(Buffer.alloc(END_BYTES), 0, END_BYTES, position);
  const count = end.readUInt16LE(10);
  const length = end.readUInt32LE(12);
  const offset = end.readUInt32LE(16);
  const isSingleArchive =
    end.readUInt32LE(4) === 0 && end.readUInt16LE(8) === count && zip.entryCount === count;
  // @types/yauzl declares the cursor as a boolean.
  const isAdjacent = offset + length === position && Number(zip.readEntryCursor) === offset;
  if (!isSingleArchive || !isAdjacent) throw new ArchiveError('malformed');
  if (count > limits.entries || length > CENTRAL_MAX) throw new ArchiveError('tooLarge');
  const entries = await Array.fromAsync(zip.eachEntry());
  const names = new Set(entries.map(({ fileNameRaw }) => fileNameRaw.toString('latin1')));
  if (names.size < entries.length) throw new ArchiveError('malformed');
  let bytesRead = 0;
  for (const entry of entries) {
    bytesRead += CENTRAL_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (!entry.canDecodeFileData() || entry.extraFields.some(({ id }) => id === ZIP64_FIELD))
      throw new ArchiveError('malformed');
  }
  if (bytesRead !== length) throw new ArchiveError('malformed');
  return entries;
}

/**
 * Compares the local header with the central directory. Otherwise, a library that reads the local header would unpack
 * other data than is counted here.
 */
async function checkLocalHeader(zip: ZipFile, entry: Entry): Promise<void> {
  const local = await zip.readLocalFileHeaderPromise(entry);
  const { compressedSize, uncompressedSize } = local;
  const lengthsFollow =
    (entry.generalPurposeBitFlag & LENGTHS_FOLLOW) !== 0 && compressedSize === 0 && uncompressedSize === 0;
  const matchesDirectory =
    local.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
    local.compressionMethod === entry.compressionMethod &&
    local.fileName.equals(entry.fileNameRaw) &&
    (lengthsFollow ||
      (compressedSize === entry.compressedSize && uncompressedSize === entry.uncompressedSize));
  if (!matchesDirectory) throw new ArchiveError('malformed');
}

/** Creates a stream that counts, hashes and limits the unpacked bytes; the sizes in the archive's headers are not trusted. */
function createMeter(maxBytes: number) {
  let crc = 0;
  const { stream, result } = createChecksumStream((chunk, bytes) => {
    if (bytes > maxBytes) throw new ArchiveError('tooLarge');
    crc = crc32(chunk, crc);
  });
  const measure = () => {
    const { bytes: size, sha256 } = result();
    return { size, sha256, crc };
  };
  return { stream, measure };
}

async function unpackEntry(zip: ZipFile, entry: Entry, path: string, maxBytes: number) {
  await checkLocalHeader(zip, entry);
  const { stream, measure } = createMeter(maxBytes);
  await pipeline(await zip.openReadStreamPromise(entry), stream, createWriteStream(path, { mode: 0o600 }));
  const { crc, ...unpacked } = measure();
  if (unpacked.size !== entry.uncompressedSize || crc !== entry.crc32) throw new ArchiveError('malformed');
  return unpacked;
}

async function unpackAll(task: ArchiveTask): Promise<UnpackedFile[]> {
  const file = await open(task.path);
  try {
    // Names stay bytes, because they never become paths; sizes are counted by `createMeter`.
    const zip = await fromFdPromise(file.fd, { decodeStrings: false, validateEntrySizes: false });
    const unpacked: UnpackedFile[] = [];
    let remainingBytes = task.limits.totalBytes;
    for (const [index, entry] of (await listEntries(file, zip, task)).entries()) {
      const name = entry.fileNameRaw.toString('utf8');
      if (name.endsWith('/')) continue;
      const path = join(task.folder, String(index));
      const found = await unpackEntry(zip, entry, path, Math.min(task.limits.entryBytes, remainingBytes));
      remainingBytes -= found.size;
      unpacked.push({ name, path, ...found });
    }
    return unpacked;
  } finally {
    await file.close();
  }
}

export async function unpackArchive(task: ArchiveTask): Promise<ArchiveResponse> {
  try {
    return { files: await unpackAll(task) };
  } catch (error) {
    // The disk, not the archive; errors of yauzl and zlib mean that the archive is malformed.
    if (error instanceof Error && 'syscall' in error) throw error;
    return { rejection: error instanceof ArchiveError ? error.reason : 'malformed' };
  }
}
