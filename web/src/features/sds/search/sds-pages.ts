import { pageDecision } from '@cromia/domain/accounts/access';
import type { TextKey } from '../../../i18n/keys';

export const DELIVERIES = '/sds/deliveries';

/** The searches of section 2, and what the reader has sent. */
export const SDS_PAGES: readonly { path: string; text: TextKey }[] = [
  { path: '/sds/site', text: 'sds:tabs.site' },
  { path: '/sds/batch', text: 'sds:tabs.batch' },
  { path: '/sds/customer', text: 'sds:tabs.customer' },
  { path: '/sds/document', text: 'sds:tabs.document' },
  { path: '/sds/product', text: 'sds:tabs.product' },
  { path: DELIVERIES, text: 'sds:tabs.deliveries' },
];

/** The pages of the safety data sheets that a user may see (section 2). */
export function sdsPaths(user: Parameters<typeof pageDecision>[0]): string[] {
  return SDS_PAGES.map(({ path }) => path).filter((path) => pageDecision(user, path) === 'allow');
}
