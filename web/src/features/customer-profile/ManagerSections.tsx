import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import type { ShopScope } from '../acting';
import CustomerNotes from './notes/CustomerNotes';
import { customerNotesQuery } from './notes/note-queries';
import { customerSalesQuery } from './profile-queries';
import CustomerSales from './sales/CustomerSales';

/**
 * What agents and commercial users see above the data of a customer: notes and turnover. Everything appears together,
 * since nobody knows before how many notes there are, and what is below would move.
 */
export default function ManagerSections({ scope, children }: { scope: ShopScope; children: ReactNode }) {
  const notes = useQuery(customerNotesQuery(scope));
  const sales = useQuery(customerSalesQuery(scope));
  if (notes.isPending || sales.isPending) return <DetailSkeleton />;
  return (
    <>
      <CustomerNotes scope={scope} />
      <CustomerSales scope={scope} />
      {children}
    </>
  );
}
