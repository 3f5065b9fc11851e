import type { WorkListCustomer, WorkListQuery } from '@cromia/domain/customers/portfolios/work-list';
import { getToday } from '@cromia/domain/dates';
import type { UiLanguage } from '@cromia/domain/languages';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import { readPage, toWholeList } from '../../../platform/database/list-queries.ts';
import type { ListTable } from '../../../platform/tables/send-list.ts';
import { getWorkListTexts } from './texts.ts';
import { type ManufacturerDay, selectWorkList, toWorkListCustomer } from './work-list-queries.ts';

const getDay = (deps: ServiceDependencies): ManufacturerDay => ({
  today: getManufacturerToday(deps),
  timeZone: deps.config.timeZone,
});

/** Reads one page of the customers in the viewer's portfolio. */
export function readWorkList(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: WorkListQuery,
): Promise<LimitedPage<WorkListCustomer>> {
  const day = getDay(deps);
  const customers = selectWorkList(deps.db, viewer.userId, query, day);
  return readPage(deps.db, customers, query, (row) => toWorkListCustomer(row, day));
}

/** The customers in the viewer's portfolio as a table, for an export, and the list that fills it. */
export function defineWorkListExport(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: WorkListQuery,
  language: UiLanguage,
) {
  const day = getDay(deps);
  const customers = selectWorkList(deps.db, viewer.userId, query, day);
  return {
    table: defineWorkListTable(language, day),
    list: toWholeList(customers, (row) => toWorkListCustomer(row, day)),
  };
}

function defineWorkListTable(
  language: UiLanguage,
  { timeZone }: ManufacturerDay,
): ListTable<WorkListCustomer> {
  const t = getWorkListTexts(language);
  return {
    name: t('file'),
    columns: [
      t('columns.customerCode'),
      t('columns.businessName'),
      t('columns.streetAddress'),
      t('columns.zipOrPostalCode'),
      t('columns.city'),
      t('columns.province'),
      t('columns.country'),
      t('columns.phoneNumber'),
      t('columns.lastOrderedOn'),
      t('columns.daysSilent'),
      t('columns.turnoverThisYear'),
      t('columns.turnoverLastYear'),
      t('columns.turnoverChangePct'),
      t('columns.offers'),
      t('columns.lateOrders'),
      t('columns.blockedOrders'),
      t('columns.orderRequests'),
    ],
    toRows: (customer) => [
      [
        customer.customerCode,
        customer.businessName,
        customer.streetAddress,
        customer.zipOrPostalCode,
        customer.city,
        customer.province,
        customer.country,
        customer.phoneNumber,
        customer.lastOrderedOn && { day: getToday(timeZone, new Date(customer.lastOrderedOn)) },
        customer.daysSilent,
        customer.turnoverThisYear,
        customer.turnoverLastYear,
        customer.turnoverChangePct,
        customer.waiting.offers,
        customer.waiting.lateOrders,
        customer.waiting.blockedOrders,
        customer.waiting.orderRequests,
      ],
    ],
  };
}
