import { useRef } from 'react';
import { newIdempotencyKey } from './client';

/** The key under which a content is sent: the same for a repeated attempt, a new one for anything else. */
export function useAttemptKey(): (content: unknown) => string {
  const attempt = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (attempt.current.content !== text) attempt.current = { content: text, key: newIdempotencyKey() };
    return attempt.current.key;
  };
}
