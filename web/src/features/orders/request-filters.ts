import { customerCodeField, dateField, filterCode, filterText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { formFilters } from '../../ui/list/filters';
import { useFilterWords } from '../../ui/list/use-filter-words';

/** The filters that lists of requests and orders share (section 3, "Order filters"). */
export const REQUEST_FILTERS = {
  createdOnFrom: dateField(),
  createdOnTo: dateField(),
  serial: filterCode(LIMITS.serial),
  color: filterCode(LIMITS.color),
  pkg: filterCode(LIMITS.pkg),
  description: filterText(),
};

/** The choice that filters nothing out; no list has it as a status. */
export const ALL = 'ALL';

/** What the form of these lists holds; each list reads its own filters out of it. */
export const REQUEST_FORM = formFilters({
  status: z.string(),
  customerCode: customerCodeField(),
  orderCode: filterText(LIMITS.shortText),
  ...REQUEST_FILTERS,
});
export type RequestFormValues = z.output<typeof REQUEST_FORM>;

/** The shared filters in words, for chips. */
export function useRequestFilterWords() {
  const { date } = useFormats();
  const { beginsWith, contains } = useFilterWords();
  return ({ createdOnFrom, createdOnTo, serial, color, pkg, description }: RequestFormValues) => ({
    createdOnFrom: createdOnFrom && date(createdOnFrom),
    createdOnTo: createdOnTo && date(createdOnTo),
    serial: beginsWith(serial, LIMITS.serial),
    color: beginsWith(color, LIMITS.color),
    pkg,
    description: contains(description),
  });
}

/** What the days are called that requests are found by, or orders: as the column of the list is. */
export function useDayLabels(ofOrders: boolean) {
  const { t } = useTexts('orders');
  return {
    createdOnFrom: t(ofOrders ? 'orders:filters.requestCreatedOnFrom' : 'orders:filters.createdOnFrom'),
    createdOnTo: t(ofOrders ? 'orders:filters.requestCreatedOnTo' : 'orders:filters.createdOnTo'),
  };
}

/** What the filters of the orders are called, for chips. */
export function useOrderFilterLabel() {
  const { t } = useTexts('orders');
  const days = useDayLabels(true);
  return (filter: Exclude<keyof RequestFormValues, 'customerCode'>) =>
    filter === 'createdOnFrom' || filter === 'createdOnTo' ? days[filter] : t(`orders:filters.${filter}`);
}
