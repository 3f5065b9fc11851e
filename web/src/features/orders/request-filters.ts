import { customerCodeField, dateField, filterCode, filterText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import { useFormats } from '../../i18n/format';
import { formFilters } from '../../ui/list/filters';

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
  return ({ createdOnFrom, createdOnTo, serial, color, pkg, description }: RequestFormValues) => ({
    createdOnFrom: createdOnFrom && date(createdOnFrom),
    createdOnTo: createdOnTo && date(createdOnTo),
    serial,
    color,
    pkg,
    description,
  });
}
