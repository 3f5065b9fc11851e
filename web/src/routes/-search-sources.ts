import { productSource } from '../features/catalogue';
import { customerSource } from '../features/customer-profile';
import { orderSource } from '../features/orders';
import type { SearchSource } from '../features/shell';

/** What the search of the bar asks besides the pages; each capability with something to find adds its source. */
export const SEARCH_SOURCES: SearchSource[] = [productSource, customerSource, orderSource];
