import type { StaffOfferRequest } from '@cromia/domain/offers/offer-request';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ExportMenu } from '../../../ui/list/ExportMenu';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import classes from '../backoffice.module.css';
import { useQueueWidth } from '../use-queue-width';
import { OfferQueueFilters } from './OfferQueueFilters';
import { OFFER_QUEUE, type OfferQueueSearch } from './offer-queue';
import { exportOfferQueue, offerQueueQuery } from './offer-queue-query';
import { useOfferQueueColumns } from './use-offer-queue-columns';

interface OfferRequestQueueProps {
  search: OfferQueueSearch;
  onSearch: ChangeList<OfferQueueSearch>;
}

/** The offer requests of all customers, for those who price them (contract, section 5). */
export function OfferRequestQueue({ search, onSearch }: OfferRequestQueueProps) {
  const { t } = useTexts('backoffice', 'offers');
  const { moment } = useFormats();
  const { asCards, folded } = useQueueWidth();
  const columns = useOfferQueueColumns(search, folded);
  const offers = useQuery(offerQueueQuery(search));
  // On a card the way to the request is a button as wide as a finger; in the table it is its moment.
  const open = ({ id }: StaffOfferRequest) => (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/backoffice/offer-requests/$id" params={{ id }} search={search} />
      )}
    >
      {t('common:actions.open')}
    </Button>
  );
  return (
    <PageFrame title={t('offers:title')} lead={t('backoffice:offers.lead')}>
      <OfferQueueFilters
        search={search}
        onSearch={onSearch}
        tools={<ExportMenu fetch={(format) => exportOfferQueue(search, format)} />}
      />
      <div className={classes.queue}>
        <ListTable
          list={OFFER_QUEUE}
          search={search}
          onSearch={onSearch}
          page={offers}
          label={t('offers:table')}
          count={(found) => t('offers:count', found)}
          columns={columns}
          rowId={(offer) => offer.id}
          rowLabel={(offer) => `${offer.businessName}, ${moment(offer.createdOn)}`}
          {...(asCards ? { actions: open } : {})}
          nothing={{
            icon: IconFileText,
            none: t('backoffice:offers.empty'),
            noMatch: t('offers:noMatch'),
          }}
        />
      </div>
    </PageFrame>
  );
}
