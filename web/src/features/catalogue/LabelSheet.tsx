import { Button, Paper } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { NavItemLink, useLoginPath } from '../shell';
import { TdsSection } from '../tds';
import { LoginPrompt } from './buying/LoginPrompt';

/** TDS of the product whose printed label links here, with login links for visitors. */
export default function LabelSheet({
  serial,
  color,
  showTds,
}: {
  serial: string;
  color: string;
  showTds: boolean;
}) {
  const { t } = useTexts('catalogue');
  const loginPath = useLoginPath();
  const [isLoginPrompted, setIsLoginPrompted] = useState(false);
  return (
    <Paper withBorder radius="md" p="md" mb="lg">
      <TdsSection
        serial={serial}
        color={color}
        titleOrder={2}
        inFocus={showTds}
        onLoginNeeded={() => setIsLoginPrompted(true)}
        loginWays={
          <>
            <Button component={NavItemLink} path={loginPath}>
              {t('shell:nav.login')}
            </Button>
            <Button variant="default" component={NavItemLink} path="/registration/C">
              {t('catalogue:guest.register')}
            </Button>
          </>
        }
      />
      <LoginPrompt reason={isLoginPrompted ? 'tds' : null} onClose={() => setIsLoginPrompted(false)} />
    </Paper>
  );
}
