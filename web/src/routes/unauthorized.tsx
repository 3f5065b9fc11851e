import { Button } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { NavItemLink, usePageDescription } from '../features/shell';
import { useTexts } from '../i18n/use-texts';
import { PageFrame } from '../ui/PageFrame';
import { NextSteps } from './-NextSteps';

export const Route = createFileRoute('/unauthorized')({ component: Unauthorized });

function Unauthorized() {
  const { t } = useTexts();
  usePageDescription(t('shell:unauthorized.text'));
  return (
    <PageFrame title={t('shell:unauthorized.title')} lead={t('shell:unauthorized.text')} narrow>
      <NextSteps>
        <Button component={NavItemLink} path="/">
          {t('common:actions.toHome')}
        </Button>
      </NextSteps>
    </PageFrame>
  );
}
