import { isAllowed } from '@cromia/domain/accounts/access';
import { Anchor, Code, Text } from '@mantine/core';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { useIsPrerendered } from '../../ui/use-is-prerendered';
import { NavItemLink, useBrand } from '../shell';
import classes from './styles.module.css';

const CREATE_ADMINISTRATOR = 'npm run admin -- create you@example.com --role ADMIN';

/** Notice on a new portal: it is being set up, with the next step for its operator or administrator. */
export function SetupNotice() {
  const { t } = useTexts();
  const missing = useBrand()?.missingSetup ?? null;
  const isPrerendered = useIsPrerendered();
  if (missing === null || isPrerendered) return null;
  return (
    <div className={classes.setup}>
      <FeedbackAlert status="InfoSuccess" title={t('shell:setup.title')}>
        {missing === 'ADMINISTRATOR' ? <NoAdministratorText /> : <NoProductsText />}
      </FeedbackAlert>
    </div>
  );
}

function NoAdministratorText() {
  const { t } = useTexts();
  return (
    <>
      <Text>{t('shell:setup.noAdministrator')}</Text>
      <Code block my="xs" className={classes.command}>
        {CREATE_ADMINISTRATOR}
      </Code>
      <Text>{t('shell:setup.passwordLink')}</Text>
    </>
  );
}

function NoProductsText() {
  const { t } = useTexts();
  const user = useUser();
  return (
    <>
      <Text>{t('shell:setup.noProducts')}</Text>
      {user !== null && isAllowed(user, 'backoffice.imports') && (
        <Anchor component={NavItemLink} path="/backoffice">
          {t('shell:setup.toDesk')}
        </Anchor>
      )}
    </>
  );
}
