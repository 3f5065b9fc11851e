import { EVENT_VIEWER, recordEvents } from '../../../platform/events/record-events.ts';
import type { MessageListener } from '../../messages/index.ts';
import { readOfferRequestToDecide } from '../offer-requests.ts';

/** Records the event of a message on an offer request, with the request as the back office reads it. */
export const reportOfferMessage: MessageListener = async (trx, deps, message, id) => {
  const offer = await readOfferRequestToDecide(deps, EVENT_VIEWER, id, trx);
  await recordEvents(trx, [{ type: 'offer-request.message', data: { ...offer, message } }]);
};
