import { isAllowed } from '@cromia/domain/accounts/access';
import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { formatDate } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { IconFileText } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../api/client';
import { getCurrentUser } from '../../api/session';
import { getShopScope, type ShopScope } from '../acting';
import type { SearchHit, SearchSource } from '../shell';

/** Maximum number of hits. */
const MAX_HITS = 5;
const MARK_SIZE = 22;

/** Offer requests in the search of the top bar (Ctrl K), by part of their number. */
export const offerSearchSource: SearchSource = {
  id: 'offers',
  group: 'shell:private.requestOffers',
  find: async (query, { signal }) => {
    if (query.length > LIMITS.offerNumber) return [];
    const scope = getShopScope();
    return scope === null ? findPortfolioOffers(query, signal) : findOwnOffers(scope, query, signal);
  },
};

async function findOwnOffers({ prefix, query: customer }: ShopScope, number: string, signal: AbortSignal) {
  const { content } = await unwrapResponse(
    api.GET('/api/v1/public/{prefix}/offer-requests', {
      params: { path: { prefix }, query: { ...customer, number, size: MAX_HITS } },
      signal,
    }),
  );
  return content.map((offer) => toHit(offer, '/profile-customer/request-offers'));
}

/** Finds the offer requests of all customers of the portfolio, for a manager who has chosen no customer. */
async function findPortfolioOffers(number: string, signal: AbortSignal) {
  const user = getCurrentUser();
  if (user === null || !isAllowed(user, 'offer-requests.portfolio')) return [];
  const { content } = await unwrapResponse(
    api.GET('/api/v1/public/{prefix}/portfolio/offer-requests', {
      params: { path: { prefix: toRolePrefix(user.role) }, query: { number, size: MAX_HITS } },
      signal,
    }),
  );
  return content.map((offer) => toHit(offer, '/profile-agent/offers', offer.businessName));
}

function toHit(offer: OfferRequest, list: string, businessName?: string): SearchHit {
  const { id, number, deliveryDateRequested } = offer;
  return {
    id,
    label: number,
    description: [businessName, formatDate(deliveryDateRequested)].filter(Boolean).join(' · '),
    mark: <IconFileText size={MARK_SIZE} stroke={1.5} aria-hidden />,
    path: `${list}?${new URLSearchParams({ number, open: id })}`,
  };
}
