import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchField, detectBatchFormat, getBatchFormatOn, parseBatch, parseBatchPrefix } from './batch.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const oldCode = digits(7);
const newCode = fc.tuple(fc.constantFrom('A1', 'A2'), digits(2), digits(6)).map((parts) => parts.join('-'));

describe('batch codes', () => {
  it('have the old format until 14 October 2024 and the new one after it', () => {
    expect(getBatchFormatOn('2024-10-14')).toBe('old');
    expect(getBatchFormatOn('2024-10-15')).toBe('new');
    expect(detectBatchFormat('2401234')).toBe('old');
    expect(detectBatchFormat('A1-24-001234')).toBe('new');
    expect(detectBatchFormat('F120-7035')).toBeNull();
  });

  it('are parsed in both formats, whatever spaces, case and hyphens', () => {
    fc.assert(
      fc.property(fc.oneof(oldCode, newCode), (code) => {
        expect(parseBatch(code)).toBe(code);
        expect(parseBatch(` ${code.toLowerCase().replaceAll('-', '')} `)).toBe(code);
        expect(detectBatchFormat(code)).not.toBeNull();
      }),
    );
  });

  it('in neither format are an invalid field', () => {
    for (const text of ['240123', '24012345', 'A1-24-12', 'A-1-24-001234'])
      expect(batchField().safeParse(text).error?.issues[0]?.message).toBe('invalidField');
    expect(batchField().safeParse('').error?.issues[0]?.message).toBe('missing');
  });

  it('are found by every prefix from the fifth character on, with or without hyphens', () => {
    fc.assert(
      fc.property(fc.oneof(oldCode, newCode), fc.integer({ min: 5, max: 12 }), (code, length) => {
        const typedCode = code.slice(0, length);
        expect(code.startsWith(parseBatchPrefix(typedCode) ?? '?')).toBe(true);
        expect(code.startsWith(parseBatchPrefix(typedCode.replaceAll('-', '').toLowerCase()) ?? '?')).toBe(
          true,
        );
      }),
    );
    expect(parseBatchPrefix('hello')).toBeNull();
  });
});
