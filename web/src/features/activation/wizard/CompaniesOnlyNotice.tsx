import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageFrame } from '../../../ui/PageFrame';
import { NavItemLink } from '../../shell';

/** Replaces the wizard for private users: only companies become customers (contract, section 2). */
export function CompaniesOnlyNotice() {
  const { t } = useTexts('activation');
  return (
    <PageFrame title={t('activation:wizard.title')} narrow>
      <EmptyState
        icon={IconBuildingStore}
        action={
          <Button component={NavItemLink} path="/products-search">
            {t('activation:sent.search')}
          </Button>
        }
      >
        {t('activation:wizard.companiesOnly')}
      </EmptyState>
    </PageFrame>
  );
}
