import { afterEach, beforeEach, expect, vi } from 'vitest';
import { expectAllCallsStubbed, stubApi } from './api-stub';
import { closePage } from './open-page';
import { stubShell } from './stub-shell';

/** Runs around every page test. The hooks are here because files share the modules that they import. */

let errors: string[] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  });
  stubApi();
  // Registered before the stubs of the test, which take precedence.
  stubShell();
});

afterEach(async () => {
  await closePage();
  vi.restoreAllMocks();
  expect(errors, 'errors in the console').toEqual([]);
  expectAllCallsStubbed();
});
