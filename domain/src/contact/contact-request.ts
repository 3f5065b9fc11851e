/** What a contact request is about (contract, section 6). */
export const CONTACT_REQUEST_TYPES = ['COMMERCIAL', 'PLATFORM', 'OTHER'] as const;
export type ContactRequestType = (typeof CONTACT_REQUEST_TYPES)[number];
