import { Button } from '@mantine/core';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '../../api/session';
import { backOfficePlaces, PlaceLink } from '../../features/shell';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../../ui/PageFrame';

/** The back office begins with the first page that the user may see; a user who may see none is told so. */
export const Route = createFileRoute('/backoffice/')({
  beforeLoad: ({ context }) => {
    const [first] = backOfficePlaces(currentUser(), context.pageExists);
    if (first !== undefined) throw redirect({ href: first.path, replace: true });
  },
  component: NoPages,
});

function NoPages() {
  const { t } = useTexts();
  return (
    <PageFrame title={t('shell:nav.backOffice')} lead={t('shell:backOffice.none')} narrow>
      <Button component={PlaceLink} path="/products-search">
        {t('shell:nav.productSearch')}
      </Button>
    </PageFrame>
  );
}
