import { useRef } from 'react';
import { createIdempotencyKey } from './client';

/** Returns the idempotency key for a content: the same for a retry, a new one for other content. */
export function useIdempotencyKey(): (content: unknown) => string {
  const attempt = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (attempt.current.content !== text) attempt.current = { content: text, key: createIdempotencyKey() };
    return attempt.current.key;
  };
}
