import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { formatLabelledCode, type LabelledProduct } from '@cromia/domain/hazards/labelled-product';
import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';

/** Time in which the products of a page are collected, so that all its lines make one call, ms. */
const COLLECT_MS = 20;
const STALE_MS = 300_000;

interface RequestedLabel {
  code: string;
  language: UiLanguage;
  resolve: (product: LabelledProduct | null) => void;
  reject: (error: unknown) => void;
}

let requested: RequestedLabel[] = [];

async function fetchLabels(labels: readonly RequestedLabel[], lang: UiLanguage): Promise<void> {
  const products = labels.map(({ code }) => code).join();
  try {
    const found = await unwrapResponse(
      api.GET('/api/products/hazard-labels', { params: { query: { products, lang } } }),
    );
    const byCode = new Map(found.map((product) => [formatLabelledCode(product.productCode), product]));
    for (const { code, resolve } of labels) resolve(byCode.get(code) ?? null);
  } catch (error) {
    for (const { reject } of labels) reject(error);
  }
}

/** Fetches the collected labels, with as few calls as possible. */
function flush(): void {
  const all = requested;
  requested = [];
  for (const [language, ofLanguage] of Map.groupBy(all, (label) => label.language)) {
    for (let start = 0; start < ofLanguage.length; start += LIMITS.pageSizeMax)
      void fetchLabels(ofLanguage.slice(start, start + LIMITS.pageSizeMax), language);
  }
}

function loadLabel(code: string, language: UiLanguage): Promise<LabelledProduct | null> {
  return new Promise((resolve, reject) => {
    if (requested.length === 0) setTimeout(flush, COLLECT_MS);
    requested.push({ code, language, resolve, reject });
  });
}

/** A packaging with its hazard label in the reader's language; null for an unknown code. */
export function labelledProductQuery(productCode: ProductCode, language: UiLanguage) {
  const code = formatLabelledCode(productCode);
  return queryOptions({
    queryKey: ['hazard-labels', language, code],
    queryFn: () => loadLabel(code, language),
    staleTime: STALE_MS,
  });
}
