import { DEALER_KINDS, DEALER_SORTS } from '@cromia/domain/dealers/dealer-desk';
import { choice, patternText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';

/** The dealers, by name. */
export const DEALERS = listAddress({
  name: 'backoffice-dealers',
  sorts: DEALER_SORTS,
  defaultSort: { field: 'businessName', descending: false },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    searchString: patternText(/./, LIMITS.searchText),
    kind: choice(DEALER_KINDS),
  },
});

export const dealersSearchSchema = DEALERS.schema;
export type DealersSearch = z.infer<typeof dealersSearchSchema>;
