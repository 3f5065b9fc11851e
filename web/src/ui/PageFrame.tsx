import { Text, Title } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { useTexts } from '../i18n/use-texts';
import classes from './PageFrame.module.css';
import { useWindowTitle } from './use-window-title';

interface PageFrameProps {
  /** The heading, and the document title. */
  title: string;
  /** Language of the title if it differs from the page's. */
  titleLanguage?: string;
  /** Shown after the title, such as the status of an order. */
  status?: ReactNode;
  /** An optional sentence below the title. */
  lead?: ReactNode;
  /** The actions: at the right end of the title, on phones at the bottom edge. */
  actions?: ReactNode;
  /** Content above the title, such as a breadcrumb. */
  above?: ReactNode;
  /** Narrow column, for forms and texts. */
  narrow?: boolean;
  children: ReactNode;
}

/**
 * The customer for whom an agent sees the pages inside: their titles name it, and sentences that address the customer are
 * left out.
 */
export const PageCustomerContext = createContext<string | null>(null);

const CODE = /(\S*\d\S*-\S+|\S+-\S*\d\S*)/;

/** A text whose codes and dates, such as `R26-000210`, do not break at their hyphens. */
function UnbrokenCodes({ text }: { text: string }) {
  return text.split(CODE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <span key={index} className={classes.code}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The frame of every page: one title, a sentence, the actions, the content. */
export function PageFrame(props: PageFrameProps) {
  const { titleLanguage, status, actions, above, narrow = false, children } = props;
  const { t } = useTexts();
  const customer = use(PageCustomerContext);
  const title =
    customer === null ? props.title : t('common:page.ofCustomer', { title: props.title, customer });
  const lead = customer === null ? props.lead : undefined;
  useWindowTitle(title);
  return (
    <div
      className={classes.page}
      data-narrow={narrow || undefined}
      data-actions={actions !== undefined || undefined}
    >
      {above}
      <div className={classes.head}>
        <div className={classes.text}>
          <Title
            order={1}
            lang={titleLanguage}
            {...(status === undefined ? {} : { className: classes.withStatus })}
          >
            <span>
              <UnbrokenCodes text={title} />
            </span>
            {status}
          </Title>
          {lead !== undefined && (
            <Text c="dimmed" className={classes.lead}>
              {typeof lead === 'string' ? <UnbrokenCodes text={lead} /> : lead}
            </Text>
          )}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
