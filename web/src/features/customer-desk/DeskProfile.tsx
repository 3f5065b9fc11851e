import { isAllowed } from '@cromia/domain/accounts/access';
import { listCreatableRoles } from '@cromia/domain/accounts/user-desk';
import type { DeskCustomer } from '@cromia/domain/customers/customer-desk';
import { Anchor, Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useUser } from '../../api/use-session';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { NewUserLink, UserState } from '../accounts';
import { CompanyRecap } from '../activation';
import { CellNote, deskLayout, EntryHandling, FactList, Sender } from '../desk';
import { TrainingState } from '../hazards';
import { deskCustomerQuery } from './customer-desk-queries';
import classes from './desk-profile.module.css';
import { TermsDialog } from './edit/TermsDialog';

/** The stored data of a customer: terms, people, managers and profile. ADMIN and CROMIA can change terms and data. */
export function DeskProfile({ code }: { code: string }) {
  const { t } = useTexts('customers-desk');
  const user = useUser();
  const { data: customer, refetch } = useQuery(deskCustomerQuery(code));
  // The dialog is based on these terms, whatever is fetched meanwhile.
  const [edited, setEdited] = useState<DeskCustomer | null>(null);
  if (customer === undefined) return null;
  const canEdit = isAllowed(user, 'backoffice.customer-data');
  const reload = async () => setEdited((await refetch()).data ?? null);
  return (
    <div className={deskLayout.detail}>
      <div className={classes.part}>
        <TermsPanel customer={customer} />
        {canEdit && (
          <Button variant="default" onClick={() => setEdited(customer)}>
            {t('customers-desk:customers.terms.edit')}
          </Button>
        )}
      </div>
      <EntryHandling kind="customers" id={code} />
      <UsersAndManagers customer={customer} />
      <div className={classes.part}>
        {canEdit && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/backoffice/customers/$code/edit" params={{ code }} />
            )}
          >
            {t('customers-desk:customers.edit')}
          </Button>
        )}
        <CompanyRecap
          company={customer}
          // The terms are in a panel of their own.
          codes={{ customerCode: customer.customerCode, customerCodeOld: customer.customerCodeOld }}
          withAssessment
        />
      </div>
      {edited !== null && (
        <TermsDialog
          key={edited.version}
          customer={edited}
          onClose={() => setEdited(null)}
          onReload={() => void reload()}
        />
      )}
    </div>
  );
}

function TermsPanel({ customer }: { customer: DeskCustomer }) {
  const { t } = useTexts('cart', 'customers-desk');
  const { percent, discounts } = useFormats();
  const facts = [
    { label: t('customers-desk:customers.terms.priceList'), value: customer.priceListCode },
    {
      label: t('customers-desk:customers.terms.discounts'),
      value: discounts(customer.discountPct1, customer.discountPct2),
    },
    {
      label: t('customers-desk:customers.terms.overallDiscount'),
      value: percent(customer.unconditionalDiscountPct),
    },
    { label: t('customers-desk:customers.terms.commission'), value: percent(customer.agentCommissionPct) },
    { label: t('customers-desk:customers.terms.payment'), value: customer.paymentTerms ?? '–' },
    {
      label: t('hazards:training.title'),
      value: <TrainingState customerCode={customer.customerCode} />,
    },
  ];
  return <FactList facts={facts} notes={[]} />;
}

/** The customer's users and managers. */
function UsersAndManagers({ customer: { customerCode, people, managers } }: { customer: DeskCustomer }) {
  const { t } = useTexts('customers-desk', 'users');
  const user = useUser();
  const canManageUsers = isAllowed(user, 'backoffice.users');
  const canInvite = user !== null && listCreatableRoles(user.role).includes('CUSTOMER');
  return (
    <div className={deskLayout.pair}>
      <PersonPanel
        title={t('customers-desk:customers.people')}
        emptyText={t('customers-desk:customers.noPeople')}
        action={canInvite && <NewUserLink customerCode={customerCode} />}
      >
        {people.map(({ id, ...person }) => (
          <PersonEntry key={id} {...person}>
            {canManageUsers && ((props) => <Link {...props} to="/backoffice/users/$id" params={{ id }} />)}
          </PersonEntry>
        ))}
      </PersonPanel>
      <PersonPanel
        title={t('customers-desk:customers.managers')}
        emptyText={t('customers-desk:customers.noManagers')}
      >
        {managers.map(({ role, ...person }) => (
          <PersonEntry key={person.username} {...person} note={t(`users:roles.${role}`)}>
            {(props) => (
              <Link {...props} to="/backoffice/portfolios/$username" params={{ username: person.username }} />
            )}
          </PersonEntry>
        ))}
      </PersonPanel>
    </div>
  );
}

function PersonPanel({
  title,
  emptyText,
  action = null,
  children,
}: {
  title: string;
  emptyText: string;
  /** A button below the people. */
  action?: ReactNode;
  children: ReactNode[];
}) {
  const id = useId();
  return (
    <section className={deskLayout.panel} aria-labelledby={id}>
      <Title order={2} id={id} size="h3">
        {title}
      </Title>
      {children.length === 0 ? emptyText : <ul className={deskLayout.entries}>{children}</ul>}
      {action !== null && action !== false && <div>{action}</div>}
    </section>
  );
}

interface PersonEntryProps {
  firstname: string;
  lastname: string;
  username: string;
  isDisabled: boolean;
  note?: string;
  /** Renders the name as a link; false for plain text. */
  children: false | ((props: object) => ReactNode);
}

function PersonEntry({ firstname, lastname, username, isDisabled, note, children }: PersonEntryProps) {
  const name = `${firstname} ${lastname}`;
  return (
    <li>
      {children === false ? (
        <strong>{name}</strong>
      ) : (
        <Anchor inherit fw={550} renderRoot={children}>
          {name}
        </Anchor>
      )}
      <CellNote>
        <Sender username={username} />
        {note && ` · ${note}`}
      </CellNote>
      {isDisabled && <UserState isDisabled />}
    </li>
  );
}
