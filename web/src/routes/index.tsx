import { Button } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../api/use-session';
import { homeFor, PlaceLink, usePageExists, Welcome } from '../features/shell';
import { useTexts } from '../i18n/use-texts';

export const Route = createFileRoute('/')({ component: Home });

/** Section 2: a button to start product search if logged in, otherwise to login. */
function Home() {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  if (user === null) {
    return (
      <Welcome>
        <Button size="lg" component={PlaceLink} path="/login">
          {t('shell:home.login')}
        </Button>
      </Welcome>
    );
  }
  const home = homeFor(user, exists);
  return (
    <Welcome>
      {exists('/products-search') && (
        <Button size="lg" component={PlaceLink} path="/products-search">
          {t('shell:home.startSearch')}
        </Button>
      )}
      {home !== '/' && home !== '/products-search' && (
        <Button size="lg" variant="default" component={PlaceLink} path={home}>
          {t('shell:nav.privateArea')}
        </Button>
      )}
    </Welcome>
  );
}
