import { IconExternalLink, IconFlask, IconLayoutDashboard, type TablerIcon } from '@tabler/icons-react';
import { useUser } from '../../../api/use-session';
import type { TextKey } from '../../../i18n/keys';
import { useTexts } from '../../../i18n/use-texts';
import { useBrand } from '../brand';
import classes from '../styles.module.css';
import { type ExternalApp, listExternalApps } from './other-apps';

const APP_LABELS: Record<ExternalApp, { text: TextKey; icon: TablerIcon }> = {
  tds: { text: 'shell:private.tdsApp', icon: IconExternalLink },
  lab: { text: 'shell:private.labApp', icon: IconFlask },
  dashboard: { text: 'shell:private.dashboard', icon: IconLayoutDashboard },
};

/** The manufacturer's other applications, in a new tab; only those that are configured and that the user may open. */
export function ExternalApps() {
  const { t } = useTexts();
  const apps = listExternalApps(useUser(), useBrand());
  if (apps.length === 0) return null;
  return (
    <ul className={classes.list}>
      {apps.map(({ app, url }) => {
        const { text, icon: Icon } = APP_LABELS[app];
        return (
          <li key={app}>
            <a href={url} target="_blank" rel="noreferrer" className={classes.listItem}>
              <Icon size={20} stroke={1.75} aria-hidden />
              <span>{t(text)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
