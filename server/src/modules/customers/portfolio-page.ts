import type { ManagedCustomer, PortfolioQuery } from '@cromia/domain/customers/portfolio';
import { type Page, toPage } from '@cromia/domain/paging';
import type { Connection } from '../../platform/database.ts';
import { countPortfolio, listPortfolio } from './queries.ts';

/** One page of the customers that a manager may act for; empty for one without any. */
export async function portfolioPage(
  db: Connection,
  userId: string,
  { customerCode, businessName, searchString, ...page }: PortfolioQuery,
): Promise<Page<ManagedCustomer>> {
  const filter = { customerCode, businessName, searchString };
  const rows = await listPortfolio(db, userId, filter, page);
  const [first] = rows;
  const total = first || page.page === 0 ? (first?.total ?? 0) : await countPortfolio(db, userId, filter);
  return toPage(
    rows.map(({ total: _total, lastOrderedOn, ...row }) => ({
      ...row,
      lastOrderedOn: lastOrderedOn?.toISOString() ?? null,
    })),
    total,
    page,
  );
}
