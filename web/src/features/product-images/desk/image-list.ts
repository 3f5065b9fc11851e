import { patternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { IMAGE_SORTS, IMAGE_STATES } from '@cromia/domain/product-images/product-image';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter, textFilter } from '../../../ui/list/filters';

/** The image names of products, in alphabetical order. */
export const IMAGE_LIST = defineList({
  name: 'backoffice-product-images',
  sorts: IMAGE_SORTS,
  defaultSort: { field: 'lat', descending: false },
  filters: {
    searchString: textFilter('product-images:search', patternTextField(/./, LIMITS.searchText)),
    state: choiceFilter(
      'product-images:fields.state',
      IMAGE_STATES,
      (state) => `product-images:states.${state}`,
    ),
  },
});
