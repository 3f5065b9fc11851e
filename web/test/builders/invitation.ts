import type { ShownInvitation } from '@cromia/domain/activation/request-answers';

/** An invitation of Marta Sala to act for a customer, which can be answered for five days. */
export function anInvitation(given: Partial<ShownInvitation> = {}): ShownInvitation {
  return {
    inviterUsername: 'marta@colorificio.test',
    inviteeEmail: 'marta@sala.test',
    inviteeFirstName: 'Marta',
    inviteeLastName: 'Sala',
    businessName: 'Rossi Verniciature S.r.l.',
    status: 'PENDING',
    expiration: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    ...given,
  };
}
