import { localized } from '@cromia/domain/languages';
import type { Level } from '@cromia/domain/private-catalogue/tree';
import { Button, Modal, Stack, Text, Title } from '@mantine/core';
import {
  IconBuildingStore,
  IconExternalLink,
  IconMapPin,
  IconShoppingCart,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { LoginPrompt } from '../catalogue';
import { PlaceLink, usePageExists } from '../shell';
import { CompanyCart } from './CompanyCart';
import classes from './private-catalogue.module.css';

const SELLERS_ROUTE = '/products-search/sellersMap/$priv/$professional';
/** Dealers for private customers (section 7: sellers/{priv}/{professional}). */
const SELLERS_PATH = '/products-search/sellersMap/true/false';

interface WayProps {
  icon: TablerIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ icon: Icon, title, text, children }: WayProps) {
  return (
    <section className={classes.way}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className={classes.wayBody}>
        <Title order={3}>{title}</Title>
        <Text size="sm" c="dimmed" mb="sm">
          {text}
        </Text>
        {children}
      </div>
    </section>
  );
}

interface BuyWaysProps {
  product: NonNullable<Level['node']>;
  opened: boolean;
  onClose: () => void;
}

/** The ways to buy a product of the private catalogue: external store, company cart, dealers (section 2). */
export function BuyWays({ product, opened, onClose }: BuyWaysProps) {
  const { t, language } = useTexts('catalogue');
  const user = useUser();
  const exists = usePageExists();
  const [asksLogin, setAsksLogin] = useState(false);
  return (
    <>
      <Modal
        opened={opened && !asksLogin}
        onClose={onClose}
        size="lg"
        title={t('catalogue:buy.title')}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <Stack gap="md">
          <Text>{localized(product.name, language)}</Text>
          <Way
            icon={IconBuildingStore}
            title={t('catalogue:buy.storeTitle')}
            text={t(product.link === null ? 'catalogue:buy.storeNone' : 'catalogue:buy.storeText')}
          >
            <StoreButton link={product.link} />
          </Way>
          <Way
            icon={IconShoppingCart}
            title={t('catalogue:buy.cartTitle')}
            text={t('catalogue:buy.cartText')}
          >
            {user === null ? (
              <Button variant="default" onClick={() => setAsksLogin(true)}>
                {t('catalogue:buy.cartAction')}
              </Button>
            ) : (
              <CompanyCart code={product.code} onAdded={onClose} />
            )}
          </Way>
          {exists(SELLERS_ROUTE) && (
            <Way
              icon={IconMapPin}
              title={t('catalogue:buy.sellerTitle')}
              text={t('catalogue:buy.sellerText')}
            >
              <Button variant="default" component={PlaceLink} path={SELLERS_PATH}>
                {t('catalogue:buy.sellerAction')}
              </Button>
            </Way>
          )}
        </Stack>
      </Modal>
      <LoginPrompt reason={opened && asksLogin ? 'buy' : null} onClose={() => setAsksLogin(false)} />
    </>
  );
}

function StoreButton({ link }: { link: string | null }) {
  const { t } = useTexts('catalogue');
  if (link === null) {
    return (
      <Button variant="default" disabled>
        {t('catalogue:buy.storeAction')}
      </Button>
    );
  }
  return (
    <Button
      component="a"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      rightSection={<IconExternalLink size={16} aria-hidden />}
    >
      {t('catalogue:buy.storeAction')}
    </Button>
  );
}
