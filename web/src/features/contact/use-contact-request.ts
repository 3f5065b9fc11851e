import type { UserContact, VisitorContact } from '@cromia/domain/contact/contact-request';
import { LIMITS } from '@cromia/domain/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '../../api/client';
import { jsonBody } from '../../api/json-body';

type Contact = UserContact | VisitorContact;

/** Longer ago than this it does not matter how long. */
const LONG_MS = 86_400_000;

/**
 * Sends a contact request, and says how long its form was open: bots are faster than people. A person who pasted their
 * text within those few seconds waits for the rest of them instead of being refused.
 */
export function useContactRequest() {
  const [openedAt] = useState(() => performance.now());
  return useMutation({
    mutationFn: async (contact: Contact) => {
      const rest = LIMITS.contactTypingMs - (performance.now() - openedAt);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      const openFor = Math.min(LONG_MS, Math.ceil(performance.now() - openedAt));
      return answer(api.PUT('/api/users/request-contact', { body: jsonBody({ ...contact, openFor }) }));
    },
  });
}
