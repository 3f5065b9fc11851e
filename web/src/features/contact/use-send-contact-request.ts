import type { UserContact, VisitorContact } from '@cromia/domain/contact/contact-request';
import { LIMITS } from '@cromia/domain/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, unwrapResponse } from '../../api/client';
import { toJsonBody } from '../../api/json-body';

type Contact = UserContact | VisitorContact;

/** Longest open time that is reported. */
const LONG_MS = 86_400_000;

/**
 * Sends a contact request with the time for which its form was open, since bots are faster than people. When a person
 * pastes text within those few seconds, sending waits for the rest of them.
 */
export function useSendContactRequest() {
  const [openedAt] = useState(() => performance.now());
  return useMutation({
    mutationFn: async (contact: Contact) => {
      const rest = LIMITS.contactTypingMs - (performance.now() - openedAt);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      const openFor = Math.min(LONG_MS, Math.ceil(performance.now() - openedAt));
      return unwrapResponse(
        api.PUT('/api/users/request-contact', { body: toJsonBody({ ...contact, openFor }) }),
      );
    },
  });
}
