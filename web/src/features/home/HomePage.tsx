import { Button, Text, Title, UnstyledButton } from '@mantine/core';
import {
  IconArrowRight,
  IconBuildingFactory2,
  IconHomeHeart,
  IconMapPin,
  IconSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import { lazy } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { RenderWhenIdle } from '../../ui/RenderWhenIdle';
import {
  NavItemLink,
  openSearch,
  useHomePath,
  usePageDescription,
  usePageExists,
  WelcomeBanner,
} from '../shell';
import { SetupNotice } from './SetupNotice';
import classes from './styles.module.css';

const Assortment = lazy(() => import('./Assortment'));

const SELLERS_ROUTE = '/products-search/sellersMap/$priv/$professional';

interface EntryLink {
  name: 'private' | 'business' | 'dealers';
  icon: TablerIcon;
  path: string;
  /** The route behind the path. */
  route: string;
}

const ENTRY_LINKS: EntryLink[] = [
  { name: 'private', icon: IconHomeHeart, path: '/products-search/b2c', route: '/products-search/b2c' },
  {
    name: 'business',
    icon: IconBuildingFactory2,
    path: '/registration/C',
    route: '/registration/$type',
  },
  {
    name: 'dealers',
    icon: IconMapPin,
    path: '/products-search/sellersMap/true/true',
    route: SELLERS_ROUTE,
  },
];

/** The start page (section 2): an introduction, a search, and entry links for visitors. */
export function HomePage() {
  const { t } = useTexts();
  const user = useUser();
  usePageDescription(t('shell:home.lead'));
  return (
    <>
      <WelcomeBanner>
        <SearchButton />
        {user === null ? (
          <Button size="lg" component={NavItemLink} path="/login">
            {t('shell:home.login')}
          </Button>
        ) : (
          <UserActions />
        )}
      </WelcomeBanner>
      <SetupNotice />
      {user === null && (
        <>
          <EntryLinks />
          <div className={classes.assortment}>
            <RenderWhenIdle>
              <Assortment />
            </RenderWhenIdle>
          </div>
        </>
      )}
    </>
  );
}

/** Opens the search of the top bar, which finds products for visitors too. */
function SearchButton() {
  const { t } = useTexts();
  return (
    <UnstyledButton className={classes.search} onClick={openSearch}>
      <IconSearch size={20} stroke={1.75} aria-hidden />
      {t('shell:home.search')}
    </UnstyledButton>
  );
}

/** Section 2: a button to start the product search, and a link to the user's home page. */
function UserActions() {
  const { t } = useTexts();
  const user = useUser();
  const home = useHomePath();
  if (user === null) return null;
  return (
    <>
      <Button size="lg" component={NavItemLink} path="/products-search">
        {t('shell:home.startSearch')}
      </Button>
      {home !== '/' && home !== '/products-search' && (
        <Button size="lg" variant="default" component={NavItemLink} path={home}>
          {t('shell:nav.privateArea')}
        </Button>
      )}
    </>
  );
}

/** Entry links for visitors. */
function EntryLinks() {
  const { t } = useTexts();
  const exists = usePageExists();
  return (
    <section className={classes.entryLinks} aria-labelledby="ways">
      <Title order={2} id="ways">
        {t('shell:home.waysTitle')}
      </Title>
      <div className={classes.list}>
        {ENTRY_LINKS.filter(({ route }) => exists(route)).map(({ name, icon: Icon, path }) => (
          <NavItemLink key={name} path={path} className={classes.entryLink}>
            <Icon size={28} stroke={1.5} aria-hidden className={classes.icon} />
            <Text span fw={650}>
              {t(`shell:home.ways.${name}.title`)}
            </Text>
            <Text span size="sm" c="dimmed" className={classes.text}>
              {t(`shell:home.ways.${name}.text`)}
            </Text>
            <span className={classes.action}>
              {t(`shell:home.ways.${name}.action`)}
              <IconArrowRight size={18} aria-hidden />
            </span>
          </NavItemLink>
        ))}
      </div>
    </section>
  );
}
