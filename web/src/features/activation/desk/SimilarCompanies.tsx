import { Anchor, Badge, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { ListSearch } from '../../../ui/list/list-search';
import { CustomerLink, deskLayout } from '../../desk';
import { CustomerRequestStatus } from '../request/CustomerRequestStatus';
import type { DeskCustomerRequest } from './customer-requests-queries';
import classes from './request-page.module.css';

interface SimilarCompaniesProps {
  request: DeskCustomerRequest;
  queue: ListSearch;
}

/** Customers and requests that may be the same company: they have the same VAT number or a similar name. */
export function SimilarCompanies({ request, queue }: SimilarCompaniesProps) {
  const { t } = useTexts('activation-desk');
  const { similarCustomers, similarRequests } = request;
  return (
    <section className={classes.side} aria-labelledby="similar">
      <Title order={2} id="similar">
        {t('activation-desk:similar')}
      </Title>
      <ul className={deskLayout.entries}>
        {similarCustomers.length + similarRequests.length === 0 && (
          <Text component="li" size="sm" c="dimmed">
            {t('activation-desk:nothingSimilar')}
          </Text>
        )}
        {similarCustomers.map((customer) => (
          <SimilarCompany key={customer.customerCode} {...customer} name={<CustomerLink {...customer} />}>
            <div>
              {t('activation-desk:customer', { code: customer.customerCode })}
              {customer.city && ` · ${customer.city}`}
            </div>
          </SimilarCompany>
        ))}
        {similarRequests.map((similarRequest) => (
          <SimilarCompany key={similarRequest.id} {...similarRequest} name={similarRequest.businessName}>
            <Anchor
              inherit
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/backoffice/customer-requests/$id"
                  params={{ id: similarRequest.id }}
                  search={queue}
                />
              )}
            >
              {t('activation-desk:openOther')}
            </Anchor>
            <div>
              <CustomerRequestStatus status={similarRequest.status} />
            </div>
          </SimilarCompany>
        ))}
      </ul>
    </section>
  );
}

interface SimilarCompanyProps {
  name: ReactNode;
  vatNumber: string | null;
  sameVatNumber: boolean;
  score: number;
  children: ReactNode;
}

function SimilarCompany({ name, vatNumber, sameVatNumber, score, children }: SimilarCompanyProps) {
  const { t } = useTexts('activation-desk');
  const { percent } = useFormats();
  return (
    <li>
      <strong>{name}</strong>
      <div>{vatNumber}</div>
      {children}
      <Badge color={sameVatNumber ? 'danger' : 'gray'}>
        {sameVatNumber
          ? t('activation-desk:sameVat')
          : t('activation-desk:alike', { percent: percent(Math.round(100 * score)) })}
      </Badge>
    </li>
  );
}
