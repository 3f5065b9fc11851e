import type { ConversationMessage } from '@cromia/domain/messages/message';

/** A message of the back office that its customer has read. */
export function aMessage(overrides: Partial<ConversationMessage> = {}): ConversationMessage {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    kind: 'MESSAGE',
    at: '2026-11-24T09:00:00.000Z',
    author: { name: 'Carla Conti', isStaff: true },
    isOwn: false,
    text: 'Consegniamo lunedì.',
    attachments: [],
    changedLines: [],
    proposal: null,
    readBy: [],
    ...overrides,
  };
}
