import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NavItemLink, openSearch } from '../features/shell';
import { useTexts } from '../i18n/use-texts';

/** Next steps on a page without other links, after the page's own step. */
export function NextSteps({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <Text mb="md">{t('shell:notFound.wayOn')}</Text>
      <Group gap="xs">
        {children}
        <Button variant="default" onClick={openSearch}>
          {t('shell:search.open')}
        </Button>
        <Button variant="default" component={NavItemLink} path="/products-search/sellersMap/true/true">
          {t('shell:home.ways.dealers.action')}
        </Button>
        <Button variant="default" component={NavItemLink} path="/contact-area">
          {t('shell:footer.contact')}
        </Button>
      </Group>
    </>
  );
}
