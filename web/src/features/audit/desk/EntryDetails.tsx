import { decidePageAccess } from '@cromia/domain/accounts/access';
import type { AuditEntry } from '@cromia/domain/audit/audit-log';
import { Anchor, Text } from '@mantine/core';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { CorrectedValues } from '../../catalogue';
import { CellNote, deskLayout, historyDetailsSchema } from '../../desk';
import { NavItemLink } from '../../shell';
import { toDetailLines } from './entry-details';
import { useDetailLabels } from './use-detail-labels';

/** Desk pages by entity. Batches have none; serials need two codes, so `CATALOGUE` handles them. */
const PAGES: Readonly<Record<string, string>> = {
  user: '/backoffice/users',
  customer: '/backoffice/customers',
  customer_request: '/backoffice/customer-requests',
  update_customer_request: '/backoffice/update-customer-requests',
  offer_request: '/backoffice/offer-requests',
  order_request: '/backoffice/order-requests',
  order: '/backoffice/orders',
  contact_request: '/backoffice/contact-requests',
  dealer: '/backoffice/dealers',
  import: '/backoffice/imports',
  'sds-documents': '/backoffice/sds',
  b2c_tree: '/backoffice/private-catalogue',
};

const CATALOGUE = '/backoffice/catalogue';

/** Desk pages by the detail that contains the id of an entity. */
const REFERENCES: Readonly<Record<string, string>> = {
  offerRequestId: '/backoffice/offer-requests',
  orderRequestId: '/backoffice/order-requests',
};

/** The details of a change, with a link to the changed entity. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts('audit');
  const user = useUser();
  const { details, entity, entityId } = entry;
  const renderLink = (path: string, id: string) => (
    <Anchor size="sm" component={NavItemLink} path={`${path}/${id}`} style={{ justifySelf: 'start' }}>
      {t('audit:open')}
    </Anchor>
  );
  const page = PAGES[entity];
  const labels = useDetailLabels(entity);
  const lines = toDetailLines(entry);
  const { subject, changes } = historyDetailsSchema.parse(details ?? {});
  const canOpen = (path: string | undefined): path is string =>
    path !== undefined && decidePageAccess(user, path) === 'allow';
  const renderReference = (key: string, id: unknown) => {
    const path = REFERENCES[key];
    return canOpen(path) && typeof id === 'string' ? renderLink(path, id) : undefined;
  };
  return (
    <div className={deskLayout.items}>
      {changes !== undefined ? (
        <div>
          <Text size="sm" fw={550}>
            {subject}
          </Text>
          <CorrectedValues changes={changes} />
        </div>
      ) : lines.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(details === null ? 'audit:restricted' : 'audit:nothing')}
        </Text>
      ) : (
        <dl className={deskLayout.facts}>
          {lines.map((line) => (
            <div key={line.key}>
              <dt>{labels.label(line.key)}</dt>
              <dd>
                {renderReference(line.key, line.current) ?? labels.value(line.key, line.current)}
                {'previous' in line && (
                  <CellNote>
                    {t('audit:details.was')}: {labels.value(line.key, line.previous)}
                  </CellNote>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {canOpen(page) && renderLink(page, entity === 'customer' ? (entry.customerCode ?? entityId) : entityId)}
      {changes !== undefined && canOpen(CATALOGUE) && renderLink(CATALOGUE, entityId.replace('-', '/'))}
    </div>
  );
}
