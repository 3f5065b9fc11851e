import { Button } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { NavItemLink, usePageDescription } from '../features/shell';
import { useTexts } from '../i18n/use-texts';
import { PageFrame } from '../ui/PageFrame';
import { NextSteps } from './-NextSteps';

export const Route = createFileRoute('/not-found')({ component: NotFound });

function NotFound() {
  const { t } = useTexts();
  usePageDescription(t('shell:notFound.text'));
  return (
    <PageFrame title={t('shell:notFound.title')} lead={t('shell:notFound.text')} narrow>
      <NextSteps>
        <Button component={NavItemLink} path="/">
          {t('common:actions.toHome')}
        </Button>
      </NextSteps>
    </PageFrame>
  );
}
