import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageFrame.module.css';
import { useWindowTitle } from './use-window-title';

interface PageFrameProps {
  /** The heading, and the window's title. */
  title: string;
  /** Language of a title that is not in the page's own. */
  titleLanguage?: string;
  /** Stands behind the title, such as the status of the shown order. */
  status?: ReactNode;
  /** One sentence, where it helps. */
  lead?: ReactNode;
  /** The main action and its fellows: at the right end of the title, at the bottom edge on phones. */
  actions?: ReactNode;
  /** What stands above the title, as a breadcrumb. */
  above?: ReactNode;
  /** Forms and texts read better in a narrow column. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of every page: one title, a sentence, the actions, the content. */
export function PageFrame(props: PageFrameProps) {
  const { title, titleLanguage, status, lead, actions, above, narrow = false, children } = props;
  useWindowTitle(title);
  return (
    <div
      className={classes.page}
      data-narrow={narrow || undefined}
      data-actions={actions !== undefined || undefined}
    >
      {above}
      <div className={classes.head}>
        <div className={classes.words}>
          <Title
            order={1}
            lang={titleLanguage}
            {...(status === undefined ? {} : { className: classes.withStatus })}
          >
            {title}
            {status}
          </Title>
          {lead !== undefined && (
            <Text c="dimmed" className={classes.lead}>
              {lead}
            </Text>
          )}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
