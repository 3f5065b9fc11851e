import { pageDecision } from '@cromia/domain/accounts/access';
import { ROLES, SDS_ROLES, TDS_ROLES } from '@cromia/domain/accounts/roles';
import type { AuditEntry } from '@cromia/domain/audit/audit-log';
import { Anchor, Text } from '@mantine/core';
import { z } from 'zod';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { PlaceLink } from '../../shell';
import { Below } from '../Below';
import classes from '../backoffice.module.css';
import { detailLines } from './entry-details';

/** Where the page of what a change happened to stands; batches and serials have none. */
const PAGES: Readonly<Record<string, string>> = {
  user: '/backoffice/users',
  customer_request: '/backoffice/customer-requests',
  update_customer_request: '/backoffice/update-customer-requests',
  offer_request: '/backoffice/offer-requests',
  order_request: '/backoffice/order-requests',
  order: '/backoffice/orders',
  contact_request: '/backoffice/contact-requests',
  dealer: '/backoffice/dealers',
  'sds-documents': '/backoffice/sds',
  b2c_tree: '/backoffice/private-catalogue',
};

/** What a change says beside who made it and when, and the way to what it happened to. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts('audit');
  const user = useUser();
  const { details, entity, entityId } = entry;
  const page = PAGES[entity];
  const words = useDetailWords();
  const lines = details === null ? [] : detailLines(details);
  return (
    <div className={classes.items}>
      {lines.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(details === null ? 'audit:restricted' : 'audit:nothing')}
        </Text>
      ) : (
        <dl className={classes.facts}>
          {lines.map((line) => (
            <div key={line.key}>
              <dt>{words.label(line.key)}</dt>
              <dd>
                {words.value(line.key, line.is)}
                {'was' in line && (
                  <Below>
                    {t('audit:details.was')}: {words.value(line.key, line.was)}
                  </Below>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {page !== undefined && pageDecision(user, page) === 'allow' && (
        <Anchor size="sm" component={PlaceLink} path={`${page}/${entityId}`} style={{ justifySelf: 'start' }}>
          {t('audit:open')}
        </Anchor>
      )}
    </div>
  );
}

const KNOWN = [
  'reason',
  'customerCode',
  'customerCodes',
  'orderCode',
  'expirationDate',
  'total',
  'lines',
  'fields',
  'from',
  'status',
  'decision',
  'version',
  'batches',
  'recipients',
  'businessName',
  'language',
  'was',
] as const;
const RIGHTS = ['role', 'roleSds', 'roleTds', 'rolesLab', 'isDisabled'] as const;

const roleSchema = z.enum(ROLES);
const sdsRoleSchema = z.enum(SDS_ROLES);
const tdsRoleSchema = z.enum(TDS_ROLES);

/** The words for the fields of details, and for the values that have some; anything else stands as it was written. */
function useDetailWords() {
  const { t } = useTexts('audit', 'users');
  const label = (key: string): string => {
    const known = KNOWN.find((each) => each === key);
    if (known !== undefined) return t(`audit:details.${known}`);
    const right = RIGHTS.find((each) => each === key);
    return right === undefined ? key : t(`users:fields.${right}`);
  };
  const value = (key: string, given: unknown): string => {
    const role = roleSchema.safeParse(given);
    if (key === 'role' && role.success) return t(`users:roles.${role.data}`);
    const sds = sdsRoleSchema.safeParse(given);
    if (key === 'roleSds' && sds.success) return t(`users:sdsRoles.${sds.data}`);
    const tds = tdsRoleSchema.safeParse(given);
    if (key === 'roleTds' && tds.success) return t(`users:tdsRoles.${tds.data}`);
    if (typeof given === 'boolean') return t(given ? 'audit:yes' : 'audit:no');
    if (typeof given === 'string' || typeof given === 'number') return String(given);
    if (Array.isArray(given) && given.every((each) => typeof each === 'string')) return given.join(', ');
    return given === null || given === undefined ? '–' : JSON.stringify(given);
  };
  return { label, value };
}
