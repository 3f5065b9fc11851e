import { isAllowed } from '@cromia/domain/accounts/access';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconBuildingFactory2, IconHomeHeart, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { PageFrame } from '../../ui/PageFrame';
import { CustomerServiceLink, NavItemLink, usePageDescription, usePageExists } from '../shell';
import classes from './selector.module.css';

const CONSUMER = '/products-search/b2c';
const BUSINESS = '/products-search/b2b';

function CatalogueCard({
  icon: Icon,
  title,
  text,
  action,
}: {
  icon: TablerIcon;
  title: string;
  text: string;
  action: ReactNode;
}) {
  return (
    <Paper className={classes.kind}>
      <Icon size={32} stroke={1.5} aria-hidden className={classes.icon} />
      <Title order={2}>{title}</Title>
      <Text c="dimmed" className={classes.text}>
        {text}
      </Text>
      {action}
    </Paper>
  );
}

interface SelectorPageProps {
  /** The professional product of the link that the user followed without access to its prices; null for none. */
  linked: { serial?: string | undefined; color?: string | undefined } | null;
  /** Whether the user came to the search for companies, which is not open to private users. */
  asksForBusiness: boolean;
}

/** /products-search: the choice between the professional and the private catalogue (section 2). */
export function SelectorPage({ linked, asksForBusiness }: SelectorPageProps) {
  const { t } = useTexts('catalogue');
  usePageDescription(t('catalogue:selector.lead'));
  const user = useUser();
  const exists = usePageExists();
  const [hasTriedBusiness, setHasTriedBusiness] = useState(linked !== null || asksForBusiness);
  const isOpen = isAllowed(user, 'catalogue.b2b');
  const buttonProps = { size: 'md', fullWidth: true } as const;
  return (
    <PageFrame
      title={t('catalogue:selector.title')}
      {...(exists(CONSUMER) ? { lead: t('catalogue:selector.lead') } : {})}
    >
      {hasTriedBusiness && !isOpen && (
        <div className={classes.rejection}>
          <FeedbackAlert status="Fail" title={t('catalogue:selector.companyNeededTitle')}>
            <Stack gap="sm" align="flex-start">
              {t('catalogue:selector.companyNeeded')}
              <Group gap="xs">
                {linked?.serial !== undefined && (
                  <Button
                    variant="default"
                    renderRoot={(props) => (
                      <Link
                        {...props}
                        to="/products-search/guest"
                        search={{ serial: linked.serial, color: linked.color }}
                      />
                    )}
                  >
                    {t('catalogue:detail.openCode', {
                      code: [linked.serial, linked.color].filter(Boolean).join('-'),
                    })}
                  </Button>
                )}
                {exists('/registration/$type') && (
                  <Button variant="default" component={NavItemLink} path="/registration/C">
                    {t('catalogue:selector.registerCompany')}
                  </Button>
                )}
                <CustomerServiceLink variant="default" />
              </Group>
            </Stack>
          </FeedbackAlert>
        </div>
      )}
      <div className={classes.kinds}>
        <CatalogueCard
          icon={IconBuildingFactory2}
          title={t('catalogue:selector.businessTitle')}
          text={t('catalogue:selector.businessText')}
          action={
            isOpen ? (
              <Button {...buttonProps} component={NavItemLink} path={BUSINESS}>
                {t('catalogue:selector.businessAction')}
              </Button>
            ) : (
              <Button {...buttonProps} variant="default" onClick={() => setHasTriedBusiness(true)}>
                {t('catalogue:selector.businessAction')}
              </Button>
            )
          }
        />
        {exists(CONSUMER) && (
          <CatalogueCard
            icon={IconHomeHeart}
            title={t('catalogue:selector.consumerTitle')}
            text={t('catalogue:selector.consumerText')}
            action={
              <Button
                {...buttonProps}
                variant={isOpen ? 'default' : 'filled'}
                component={NavItemLink}
                path={CONSUMER}
              >
                {t('catalogue:selector.consumerAction')}
              </Button>
            }
          />
        )}
      </div>
    </PageFrame>
  );
}
