import { CFB } from '@e965/xlsx';
import type { Clock } from '../clock.ts';

export interface ZippedFile {
  name: string;
  content: string;
}

/**
 * The date whose local parts are those of `instant` in the time zone. ZIP entries carry local time without a time zone,
 * and `CFB` writes the local parts of a date.
 */
function toZoneLocalDate(instant: Date, timeZone: string): Date {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return new Date(format.format(instant).replace(' ', 'T'));
}

/** Creates a ZIP archive of texts, in memory. Its entries carry the current time in the portal's time zone. */
export function createZip(files: readonly ZippedFile[], { config, now }: Clock): Buffer {
  const modifiedAt = toZoneLocalDate(now(), config.timeZone);
  const archive = CFB.utils.cfb_new();
  for (const { name, content } of files) {
    const entry = CFB.utils.cfb_add(archive, name, Buffer.from(content));
    Object.assign(entry, { mt: modifiedAt });
  }
  const zip: Buffer = CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: true });
  copyDatesToDirectory(zip);
  return zip;
}

const END_RECORD_BYTES = 22;
const DIRECTORY_ENTRY_BYTES = 46;

/** Copies the date of each entry to the central directory, which programs read and where `CFB` writes none. */
function copyDatesToDirectory(zip: Buffer): void {
  const end = zip.length - END_RECORD_BYTES;
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const local = zip.readUInt32LE(entry + 42);
    zip.copy(zip, entry + 12, local + 10, local + 14);
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(entry + field));
    entry += DIRECTORY_ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
}
