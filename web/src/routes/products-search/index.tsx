import { isAllowed } from '@cromia/domain/accounts/access';
import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { getCurrentUser } from '../../api/session';
import { entrySearchSchema, SelectorPage } from '../../features/catalogue';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/products-search/')({
  validateSearch: entrySearchSchema,
  beforeLoad: ({ search, location }) => {
    const { serial, color, open, showTds } = search;
    const user = getCurrentUser();
    if (serial === undefined && color === undefined) {
      // The route guard accepts any visitor whose URL has a `serial` parameter, even an empty one, so a missing serial
      // is handled here.
      if (user === null)
        throw redirect({ to: '/login', search: { redirectLink: location.href }, replace: true });
      return;
    }
    // Section 2: a link to a serial redirects at once to the page where its reader may see it.
    if (user === null)
      throw redirect({
        to: '/products-search/guest',
        search: { serial, color, open },
        state: showTds === true ? { asksForSheet: true } : {},
        replace: true,
      });
    if (isAllowed(user, 'catalogue.b2b'))
      throw redirect({ to: '/products-search/b2b', search, replace: true });
  },
  loader: () => loadTexts('catalogue', 'hazards'),
  component: Selector,
});

function Selector() {
  const { serial, color } = Route.useSearch();
  const isLinked = serial !== undefined || color !== undefined;
  const asksForBusiness = useLocation({ select: ({ state }) => state.asksForBusiness === true });
  return <SelectorPage asksForBusiness={asksForBusiness} linked={isLinked ? { serial, color } : null} />;
}
