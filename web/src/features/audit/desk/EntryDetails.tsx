import { decidePageAccess } from '@cromia/domain/accounts/access';
import type { AuditEntry } from '@cromia/domain/audit/audit-log';
import { Anchor, Text } from '@mantine/core';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { CorrectedValues } from '../../catalogue';
import { CellNote, deskLayout, historyDetailsSchema } from '../../desk';
import { NavItemLink } from '../../shell';
import { toDetailLines } from './entry-details';
import { findEntryPage } from './entry-page';
import { useDetailLabels } from './use-detail-labels';

/** Desk pages by the detail that contains the id of an entity. */
const REFERENCES: Readonly<Record<string, string>> = {
  offerRequestId: '/backoffice/offer-requests',
  orderRequestId: '/backoffice/order-requests',
};

/** The details of a change, with a link to the changed entity. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts('audit');
  const user = useUser();
  const { details, entity } = entry;
  const renderLink = (path: string) => (
    <Anchor size="sm" component={NavItemLink} path={path} style={{ justifySelf: 'start' }}>
      {t('audit:open')}
    </Anchor>
  );
  const page = findEntryPage(entry);
  const labels = useDetailLabels(entity);
  const lines = toDetailLines(entry);
  const { subject, changes } = historyDetailsSchema.parse(details ?? {});
  const canOpen = (path: string | undefined): path is string =>
    path !== undefined && decidePageAccess(user, path) === 'allow';
  const renderReference = (key: string, id: unknown) => {
    const path = REFERENCES[key];
    return canOpen(path) && typeof id === 'string' ? renderLink(`${path}/${id}`) : undefined;
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
      {canOpen(page) && renderLink(page)}
    </div>
  );
}
