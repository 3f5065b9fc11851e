import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../../ui/PageFrame';
import { FirstSteps } from './FirstSteps';
import { OpenTasks } from './OpenTasks';

/** The first page of the back office: what waits for staff, the oldest of each kind. */
export function OverviewPage() {
  const { t } = useTexts('overview');
  const user = useUser();
  if (user === null) return null;
  return (
    <PageFrame title={t('overview:overview')} lead={t('overview:lead')}>
      <FirstSteps user={user} />
      <OpenTasks user={user} />
    </PageFrame>
  );
}
