import type { DisplayedInvitation } from '@cromia/domain/activation/request-responses';

/** An invitation by Marta Neri to act for a customer, that expires in five days. */
export function anInvitation(overrides: Partial<DisplayedInvitation> = {}): DisplayedInvitation {
  return {
    inviterUsername: 'marta@colorificio.test',
    inviterName: 'Marta Neri',
    inviteeEmail: 'marta@sala.test',
    inviteeFirstName: 'Marta',
    inviteeLastName: 'Sala',
    businessName: 'Rossi Verniciature S.r.l.',
    status: 'PENDING',
    companyRole: 'BUYER',
    orderLimit: null,
    monthLimit: null,
    canApprove: false,
    expiration: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    ...overrides,
  };
}
