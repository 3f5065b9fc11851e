import { expect, test } from 'vitest';
import { buildMailFrame } from './mail-frame';

test('links in a mail open in the top window, whatever its markup', () => {
  expect(buildMailFrame('<!doctype html><html><head><title>x</title></head><body>$& y</body></html>')).toBe(
    '<!doctype html><html><head><base target="_top"><title>x</title></head><body>$& y</body></html>',
  );
  expect(buildMailFrame('<!DOCTYPE html><HEAD lang="it">')).toBe(
    '<!DOCTYPE html><HEAD lang="it"><base target="_top">',
  );
  expect(buildMailFrame('<header>only this</header>')).toBe(
    '<!doctype html><base target="_top"><header>only this</header>',
  );
});
