import { isAllowed } from '@cromia/domain/accounts/access';
import { Badge, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import {
  IconBuildingStore,
  IconExternalLink,
  IconMapPin,
  IconShoppingCart,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { NavItemLink, usePageExists } from '../../shell';
import { storeLinkQuery } from '../catalogue-queries';
import classes from './styles.module.css';

const SELLERS_ROUTE = '/products-search/sellersMap/$priv/$professional';
/** Paths of the dealers by kind of visitor (section 7: sellers/{priv}/{professional}). */
const SELLERS_PATHS = {
  private: '/products-search/sellersMap/true/false',
  professional: '/products-search/sellersMap/false/true',
} as const;

interface BuyOptionFrameProps {
  /** The account that the option requires. */
  account: 'company' | 'none';
  icon: TablerIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function BuyOptionFrame({ account, icon: Icon, title, text, children }: BuyOptionFrameProps) {
  const { t } = useTexts('catalogue');
  const isCompany = isAllowed(useUser(), 'catalogue.b2b');
  return (
    <section className={classes.option}>
      <Icon size={22} stroke={1.5} aria-hidden className={classes.optionIcon} />
      <div className={classes.optionBody}>
        <Group gap="xs" justify="space-between">
          <Title order={3}>{title}</Title>
          {!isCompany && (
            <Badge variant="light" color={account === 'company' ? 'warning' : 'success'}>
              {t(account === 'company' ? 'catalogue:buy.companyAccount' : 'catalogue:buy.noAccount')}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" mb="sm">
          {text}
        </Text>
        {children}
      </div>
    </section>
  );
}

/** The company's cart as a way to buy. */
export function CartOption({ children }: { children: ReactNode }) {
  const { t } = useTexts('catalogue');
  return (
    <BuyOptionFrame
      account="company"
      icon={IconShoppingCart}
      title={t('catalogue:buy.cartTitle')}
      text={t('catalogue:buy.cartText')}
    >
      {children}
    </BuyOptionFrame>
  );
}

interface StoreOptionProps {
  /** Code of the private catalogue, or serial-color-pkg. */
  code: string;
  /** Whether it is the primary option. */
  isMain?: boolean;
}

/** The external store as a way to buy, disabled without a link (section 2). */
export function StoreOption({ code, isMain = false }: StoreOptionProps) {
  const { t } = useTexts('catalogue');
  const { data, error, refetch } = useQuery(storeLinkQuery(code));
  // The API responds with 404 for a product that is not sold online.
  const isMissing = error !== null && toApiProblem(error).status === 404;
  return (
    <BuyOptionFrame
      account="none"
      icon={IconBuildingStore}
      title={t('catalogue:buy.storeTitle')}
      text={t(isMissing ? 'catalogue:buy.storeNone' : 'catalogue:buy.storeText')}
    >
      {isMissing && (
        <Button variant="default" disabled>
          {t('catalogue:buy.storeAction')}
        </Button>
      )}
      {error !== null && !isMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={38} width={180} />}
      {data !== undefined && (
        <Button
          variant={isMain ? 'filled' : 'default'}
          component="a"
          href={data.link}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t('catalogue:buy.storeAction')}
        </Button>
      )}
    </BuyOptionFrame>
  );
}

interface SellerOptionProps {
  visitor: keyof typeof SELLERS_PATHS;
  /** Brand that the dealers sell; null for all dealers. */
  brand: string | null;
}

/** A dealer as a way to buy, for private visitors or for professionals. */
export function SellerOption({ visitor, brand }: SellerOptionProps) {
  const { t } = useTexts('catalogue');
  const exists = usePageExists();
  if (!exists(SELLERS_ROUTE)) return null;
  return (
    <BuyOptionFrame
      account="none"
      icon={IconMapPin}
      title={t('catalogue:buy.sellerTitle')}
      text={t('catalogue:buy.sellerText')}
    >
      <Button
        variant="default"
        component={NavItemLink}
        path={SELLERS_PATHS[visitor] + (brand === null ? '' : `?${new URLSearchParams({ brand })}`)}
      >
        {t('catalogue:buy.sellerAction')}
      </Button>
    </BuyOptionFrame>
  );
}
