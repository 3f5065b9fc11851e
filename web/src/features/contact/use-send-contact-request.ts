import type { UserContact, VisitorContact } from '@cromia/domain/contact/contact-request';
import { LIMITS } from '@cromia/domain/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, unwrapResponse } from '../../api/client';
import { toJsonBody } from '../../api/json-body';

type Contact = UserContact | VisitorContact;

/** Maximum reported open time, in milliseconds: a day. */
const MAX_OPEN_MS = 86_400_000;

/**
 * Sends a contact request with the time for which its form was open, since the server rejects submissions faster than a
 * person types. Waits for the rest of that time when a person is faster, for example by pasting text.
 */
export function useSendContactRequest() {
  const [openedAt] = useState(() => performance.now());
  return useMutation({
    mutationFn: async (contact: Contact) => {
      const remainingMs = LIMITS.contactTypingMs - (performance.now() - openedAt);
      if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs));
      const openFor = Math.min(MAX_OPEN_MS, Math.ceil(performance.now() - openedAt));
      return unwrapResponse(
        api.PUT('/api/users/request-contact', { body: toJsonBody({ ...contact, openFor }) }),
      );
    },
  });
}
