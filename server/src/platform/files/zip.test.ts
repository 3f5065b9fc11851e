import { expect, it } from 'vitest';
import { createZip } from './zip.ts';

it.for<[string, string]>([
  ['2026-07-01T22:30:10Z', '2026-07-02T00:30:10'],
  ['2026-12-31T23:59:58Z', '2027-01-01T00:59:58'],
])("an entry of %s has the local time of the portal's time zone", ([instant, local]) => {
  const zip = createZip([{ name: 'a.json', content: '{}' }], {
    config: { timeZone: 'Europe/Rome' },
    now: () => new Date(instant),
  });
  const header = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
  const [time, day] = [zip.readUInt16LE(header + 12), zip.readUInt16LE(header + 14)];
  const digits = (value: number) => String(value).padStart(2, '0');
  expect(
    `${1980 + (day >> 9)}-${digits((day >> 5) & 15)}-${digits(day & 31)}T` +
      `${digits(time >> 11)}:${digits((time >> 5) & 63)}:${digits((time & 31) * 2)}`,
  ).toBe(local);
});
