import { LIMITS } from '@cromia/domain/limits';
import { parseSearchedProduct } from '@cromia/domain/sds/search';
import { IconFileCertificate } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../api/client';
import { createDeskSearchSource } from '../desk';

/** Search source of the data sheets of a serial or colour: the lists of their versions, where some exist. */
export const sheetSearchSource = createDeskSearchSource({
  id: 'desk-sheets',
  group: 'shell:search.documents',
  icon: IconFileCertificate,
  action: 'documents.versions',
  maxLength: LIMITS.searchText,
  find: async (text, signal) => {
    // Also "SDS F120" and "TDS F120".
    const product = parseSearchedProduct(text.replace(/^[st]ds[\s-]+/i, ''));
    if (product === null) return [];
    const params = { query: { ...product, size: 1 } };
    const [sds, tds] = await Promise.all([
      unwrapResponse(api.GET('/api/v1/backoffice/sds', { params, signal })),
      unwrapResponse(api.GET('/api/v1/backoffice/tds', { params, signal })),
    ]);
    const code = [product.serial, product.color].filter(Boolean).join('-');
    const query = new URLSearchParams(product);
    const toHit = (kind: 'tds' | 'sds') => ({
      id: kind,
      label: `${kind.toUpperCase()} ${code}`,
      // The code alone names the product.
      exactBy: `${kind}-${code}`,
      path: `/backoffice/${kind}?${query}`,
    });
    return [
      ...(tds.totalElements > 0 ? [toHit('tds')] : []),
      ...(sds.totalElements > 0 ? [toHit('sds')] : []),
    ];
  },
});
