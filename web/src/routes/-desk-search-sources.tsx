import { type AccessAction, isAllowed } from '@cromia/domain/accounts/access';
import { LIMITS } from '@cromia/domain/limits';
import {
  IconBuildingFactory2,
  IconClipboardCheck,
  IconFileText,
  IconTruckDelivery,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { api, unwrapAnswer } from '../api/client';
import { getCurrentUser } from '../api/session';
import type { SearchHit, SearchSource } from '../features/shell';
import type { TextKey } from '../i18n/keys';

/** Maximum number of hits of each kind. */
const MOST = 5;
const MARK_SIZE = 22;

interface DeskSource {
  id: string;
  group: TextKey;
  icon: TablerIcon;
  action: AccessAction;
  /** Set for entries that are found only by their code: longer queries are not sent. */
  maxLength: number;
  find: (text: string, signal: AbortSignal) => Promise<Omit<SearchHit, 'mark'>[]>;
}

/** A search source for staff; others never query it. */
function deskSource({ icon: Icon, action, maxLength, find, ...source }: DeskSource): SearchSource {
  return {
    ...source,
    find: async (query, { signal }) => {
      const isAsked = query.length >= LIMITS.customerSuggestFrom && query.length <= maxLength;
      if (!isAsked || !isAllowed(getCurrentUser(), action)) return [];
      const hits = await find(query, signal);
      return hits
        .slice(0, MOST)
        .map((hit) => ({ ...hit, mark: <Icon size={MARK_SIZE} stroke={1.5} aria-hidden /> }));
    },
  };
}

const page = { size: MOST };

/** The staff's sources in the search of the top bar (Ctrl K): entries of all customers by number, code or name. */
export const deskSearchSources: SearchSource[] = [
  deskSource({
    id: 'desk-orders',
    group: 'shell:private.orders',
    icon: IconTruckDelivery,
    action: 'backoffice.decide',
    maxLength: LIMITS.orderCode,
    find: async (orderCode, signal) => {
      const { content } = await unwrapAnswer(
        api.GET('/api/v1/backoffice/orders', { params: { query: { ...page, orderCode } }, signal }),
      );
      return content.map(({ id, orderCode: code, customerOrderCode, businessName }) => ({
        id,
        label: code,
        description: [businessName, customerOrderCode].filter(Boolean).join(' · '),
        path: `/backoffice/orders/${id}`,
      }));
    },
  }),
  deskSource({
    id: 'desk-order-requests',
    group: 'shell:private.requestOrders',
    icon: IconClipboardCheck,
    action: 'backoffice.decide',
    maxLength: LIMITS.orderCode,
    find: async (orderCode, signal) => {
      const { content } = await unwrapAnswer(
        api.GET('/api/v1/backoffice/order-requests', { params: { query: { ...page, orderCode } }, signal }),
      );
      return content.map(({ id, customerOrderCode, businessName }) => ({
        id,
        label: customerOrderCode,
        description: businessName,
        path: `/backoffice/order-requests/${id}`,
      }));
    },
  }),
  deskSource({
    id: 'desk-offer-requests',
    group: 'shell:private.requestOffers',
    icon: IconFileText,
    action: 'backoffice.decide',
    maxLength: LIMITS.offerNumber,
    find: async (number, signal) => {
      const { content } = await unwrapAnswer(
        api.GET('/api/v1/backoffice/offer-requests', { params: { query: { ...page, number } }, signal }),
      );
      return content.map(({ id, number: found, businessName }) => ({
        id,
        label: found,
        description: businessName,
        path: `/backoffice/offer-requests/${id}`,
      }));
    },
  }),
  deskSource({
    id: 'desk-customers',
    group: 'shell:search.customers',
    icon: IconBuildingFactory2,
    action: 'backoffice.customers',
    maxLength: LIMITS.searchText,
    find: async (searchString, signal) => {
      const { content } = await unwrapAnswer(
        api.GET('/api/v1/backoffice/customers', { params: { query: { ...page, searchString } }, signal }),
      );
      return content.map(({ customerCode, businessName }) => ({
        id: customerCode,
        label: businessName,
        description: customerCode,
        path: `/backoffice/customers/${customerCode}`,
      }));
    },
  }),
  deskSource({
    id: 'desk-users',
    group: 'shell:private.users',
    icon: IconUser,
    action: 'backoffice.users',
    maxLength: LIMITS.searchText,
    find: async (searchString, signal) => {
      const { content } = await unwrapAnswer(
        api.GET('/api/v1/backoffice/users', { params: { query: { ...page, searchString } }, signal }),
      );
      return content.map(({ id, firstname, lastname, username, businessName }) => ({
        id,
        label: `${firstname} ${lastname}`,
        description: [username, businessName].filter(Boolean).join(' · '),
        path: `/backoffice/users/${id}`,
      }));
    },
  }),
];
