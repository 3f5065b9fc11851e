import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { addRequestToNote, isRequestedInNote } from './request-note.ts';

const blue = { serial: 'F120', color: '5010', pkg: '25' };
const green = { serial: 'F120', color: '6005', pkg: '05' };

test('a note lists each product on request once, with its last quantity', () => {
  const noteWithBlue = addRequestToNote('', { productCode: blue, quantity: 4 }) ?? '';
  expect(noteWithBlue).toBe('Si richiedono inoltre i seguenti prodotti su richiesta: F120-5010-25 (q.tà 4).');
  expect([
    isRequestedInNote(noteWithBlue, blue),
    isRequestedInNote(noteWithBlue, green),
    isRequestedInNote('', blue),
  ]).toEqual([true, false, false]);
  const noteWithBoth = addRequestToNote(noteWithBlue, { productCode: green, quantity: 2 }) ?? '';
  expect(addRequestToNote(noteWithBoth, { productCode: blue, quantity: 8 })).toBe(
    'Si richiedono inoltre i seguenti prodotti su richiesta: F120-6005-05 (q.tà 2), F120-5010-25 (q.tà 8).',
  );
});

test('a note never exceeds the length limit of an order note', () => {
  let note = '';
  for (let color = 1000; ; color++) {
    const extendedNote = addRequestToNote(note, { productCode: { ...blue, color: `${color}` }, quantity: 4 });
    if (extendedNote === null) break;
    note = extendedNote;
  }
  expect(note.length).toBeLessThanOrEqual(LIMITS.note);
  expect(note.length).toBeGreaterThan(LIMITS.note - 40);
});

test('text already in the note stays before the products', () => {
  const note = addRequestToNote('Please call before delivery.', { productCode: blue, quantity: 4 }) ?? '';
  expect(note).toBe(
    'Please call before delivery. Si richiedono inoltre i seguenti prodotti su richiesta: F120-5010-25 (q.tà 4).',
  );
  expect(addRequestToNote(note, { productCode: blue, quantity: 8 })).toContain('delivery. Si richiedono');
  expect(isRequestedInNote(note, blue)).toBe(true);
});
