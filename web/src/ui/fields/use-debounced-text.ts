import { LIMITS } from '@cromia/domain/limits';
import { useDebouncedValue } from '@mantine/hooks';

/**
 * The text to search for while a user types: trimmed, after a pause. `isAhead` says that the typed text differs, so
 * that the results on display belong to an earlier text and must not be picked.
 */
export function useDebouncedText(typed: string): { debouncedText: string; isAhead: boolean } {
  const text = typed.trim();
  const [debouncedText] = useDebouncedValue(text, LIMITS.debounceMs);
  return { debouncedText, isAhead: text !== debouncedText };
}
