import { decidePageAccess, isAllowed } from '@cromia/domain/accounts/access';
import type { TextKey } from '../../../i18n/keys';

export const DELIVERIES_PATH = '/sds/deliveries';
const CUSTOMER = '/sds/customer';

/** The searches of section 2, and the user's deliveries. */
const SDS_PAGES: readonly { path: string; text: TextKey }[] = [
  { path: '/sds/site', text: 'sds:tabs.site' },
  { path: '/sds/batch', text: 'sds:tabs.batch' },
  { path: CUSTOMER, text: 'sds:tabs.customer' },
  { path: '/sds/document', text: 'sds:tabs.document' },
  { path: '/sds/product', text: 'sds:tabs.product' },
  { path: DELIVERIES_PATH, text: 'sds:tabs.deliveries' },
];

type SdsReader = Parameters<typeof decidePageAccess>[0];

/** Whether a user sees only the sheets of their own customer. */
export function seesOwnSheetsOnly(user: SdsReader): boolean {
  return user?.role === 'CUSTOMER' && !isAllowed(user, 'sds.search.product');
}

/** The pages of the safety data sheets that a user may see (section 2), with the text of their tabs. */
export function listSdsTabs(user: SdsReader): { path: string; text: TextKey }[] {
  return SDS_PAGES.filter(({ path }) => decidePageAccess(user, path) === 'allow').map(({ path, text }) => ({
    path,
    text: path === CUSTOMER && seesOwnSheetsOnly(user) ? 'sds:tabs.own' : text,
  }));
}

/** The paths of the pages of the safety data sheets that a user may see. */
export function listSdsPaths(user: SdsReader): string[] {
  return listSdsTabs(user).map(({ path }) => path);
}
