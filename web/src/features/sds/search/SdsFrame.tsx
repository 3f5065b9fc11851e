import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { PageFrame } from '../../../ui/PageFrame';
import { TabLinks } from '../../../ui/tabs/TabLinks';
import { NavItemLink } from '../../shell';
import { failedDeliveryCountQuery } from '../deliveries/delivery-queries';
import classes from '../styles.module.css';
import { DELIVERIES_PATH, listSdsTabs } from './sds-pages';

interface SdsFrameProps {
  /** Purpose of the page, in one sentence. */
  lead: string;
  children: ReactNode;
}

/** The frame of the safety data sheets: one title, and tabs for the pages that the user may see. */
export function SdsFrame({ lead, children }: SdsFrameProps) {
  const { t } = useTexts('sds');
  const user = useUser();
  return (
    <PageFrame title={t('sds:title')} lead={lead}>
      <TabLinks label={t('sds:tabs.label')}>
        {listSdsTabs(user).map(({ path, text }) => (
          <NavItemLink key={path} path={path}>
            {t(text)}
            {path === DELIVERIES_PATH && user !== null && <FailedCount prefix={toRolePrefix(user.role)} />}
          </NavItemLink>
        ))}
      </TabLinks>
      {children}
    </PageFrame>
  );
}

/** Number of the user's failed deliveries, shown on all pages of the safety data sheets. */
function FailedCount({ prefix }: { prefix: ReturnType<typeof toRolePrefix> }) {
  const { t } = useTexts('sds');
  const failed = useQuery(failedDeliveryCountQuery(prefix)).data?.totalElements ?? 0;
  if (failed === 0) return null;
  return (
    <span className={classes.failedCount}>
      <span aria-hidden>{failed}</span>
      <span className={classes.screenReaderOnly}>{t('sds:deliveries.failed', { count: failed })}</span>
    </span>
  );
}
