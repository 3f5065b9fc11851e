import { createFileRoute } from '@tanstack/react-router';
import { SerialHazardPage } from '../../../features/hazards';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/hazards/$productClass/$serial')({
  // State of the list from which it was opened, for the link back, and the colour that the assessment applies to.
  validateSearch: parseListSearch,
  loader: () => loadTexts('catalogue', 'hazards', 'hazards-desk'),
  component: SerialHazards,
});

function SerialHazards() {
  const { productClass, serial } = Route.useParams();
  const { appliesTo, ...list } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SerialHazardPage
      key={`${productClass}-${serial}`}
      serial={{ productClass, serial }}
      list={list}
      color={appliesTo === undefined ? null : String(appliesTo)}
      onColor={(color) =>
        // In the address, so that leaving a changed form prompts.
        void navigate({
          search: { ...list, appliesTo: color ?? undefined },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
