import { isAllowed } from '@cromia/domain/accounts/access';
import { listCreatableRoles } from '@cromia/domain/accounts/user-desk';
import type { DeskCustomer } from '@cromia/domain/customers/customer-desk';
import type { PurchaseRights } from '@cromia/domain/people/company-roles';
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
import { MakeOwner } from './MakeOwner';

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
  const { percent, discounts, money } = useFormats();
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
      label: t('customers-desk:customers.terms.creditLimit'),
      value:
        customer.creditLimit === null ? (
          t('customers-desk:customers.terms.noLimit')
        ) : (
          <>
            {money(customer.creditLimit)}
            <CellNote>
              {t(`customers-desk:customers.terms.${customer.blocksOverLimit ? 'blocksYes' : 'blocksNo'}`)}
            </CellNote>
          </>
        ),
    },
    {
      label: t('hazards:training.title'),
      value: <TrainingState customerCode={customer.customerCode} />,
    },
  ];
  return <FactList facts={facts} notes={[]} />;
}

/** The customer's users and managers. */
function UsersAndManagers({ customer }: { customer: DeskCustomer }) {
  const { customerCode, people, managers } = customer;
  const { t } = useTexts('customers-desk', 'users');
  const describeRights = useDescribeRights();
  const canChangeOwner = isAllowed(useUser(), 'backoffice.customer-data');
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
        {people.map((person) => (
          <PersonEntry
            key={person.id}
            {...person}
            note={describeRights(person)}
            action={
              canChangeOwner &&
              person.companyRole !== 'OWNER' &&
              !person.isDisabled && <MakeOwner customer={customer} person={person} />
            }
          >
            {canManageUsers &&
              ((props) => <Link {...props} to="/backoffice/users/$id" params={{ id: person.id }} />)}
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

/** Returns a function that describes a person's role, limits and approval rights in one line. */
function useDescribeRights() {
  const { t } = useTexts('people');
  const { money } = useFormats();
  return ({ companyRole, orderLimit, monthLimit, canApprove }: PurchaseRights) => {
    const role = t(`people:roles.${companyRole}`);
    if (companyRole !== 'BUYER') return role;
    return [
      role,
      ...(orderLimit === null ? [] : [`${t('people:fields.orderLimit')} ${money(orderLimit)}`]),
      ...(monthLimit === null ? [] : [`${t('people:fields.monthLimit')} ${money(monthLimit)}`]),
      ...(canApprove ? [t('people:columns.approves')] : []),
    ].join(' · ');
  };
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
  /** A button after the name. */
  action?: ReactNode;
  /** Renders the name as a link; false for plain text. */
  children: false | ((props: object) => ReactNode);
}

function PersonEntry(props: PersonEntryProps) {
  const { firstname, lastname, username, isDisabled, note, action = null, children } = props;
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
      {action}
    </li>
  );
}
