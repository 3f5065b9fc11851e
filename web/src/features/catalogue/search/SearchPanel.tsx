import { Paper, Tabs } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconHash, IconLetterCase } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { CodeForm } from './CodeForm';
import { FacetForm } from './FacetForm';
import { NameForm } from './NameForm';
import {
  facetChoiceSchema,
  findActiveMode,
  NO_NARROWING,
  parseColorInput,
  readChosenFacets,
} from './search-filters';
import { type CatalogueSearch, SEARCH_MODES, type SearchMode } from './search-state';
import classes from './styles.module.css';

/** Changes of the URL by a search; undefined removes a filter. */
export type SearchChange = Partial<CatalogueSearch>;

interface SearchPanelProps {
  search: CatalogueSearch;
  onSearch: (change: SearchChange) => void;
}

const MODES = {
  name: { text: 'catalogue:search.modeName', icon: IconLetterCase },
  advanced: { text: 'catalogue:search.modeAdvanced', icon: IconHash },
  multi: { text: 'catalogue:search.modeMulti', icon: IconAdjustmentsHorizontal },
} as const;

/** The three ways to search as tabs, each with its inputs; all state is in the URL. */
export function SearchPanel({ search, onSearch }: SearchPanelProps) {
  const { t } = useTexts('catalogue');
  const mode = findActiveMode(search);
  const chosen = readChosenFacets(search);
  const pick = (next: string | null) => {
    const picked = SEARCH_MODES.find((candidate): candidate is SearchMode => candidate === next);
    if (picked !== undefined && picked !== mode) onSearch({ mode: picked });
  };
  return (
    <Paper className={classes.panel}>
      <Tabs value={mode} onChange={pick} classNames={{ tab: classes.tab ?? '' }}>
        <Tabs.List aria-label={t('catalogue:search.modes')}>
          {SEARCH_MODES.map((searchMode) => {
            const { text, icon: Icon } = MODES[searchMode];
            return (
              <Tabs.Tab
                key={searchMode}
                value={searchMode}
                leftSection={<Icon size={18} aria-hidden className={classes.tabIcon} />}
              >
                {t(text)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value="name" className={classes.inputs}>
          <NameForm
            nameCode={search.nameCode}
            onSearch={(nameCode) => onSearch({ ...NO_NARROWING, mode: 'name', nameCode })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="advanced" className={classes.inputs}>
          <CodeForm
            serial={search.serial}
            color={search.color ?? search.colorName}
            onSearch={({ serial, color }) =>
              onSearch({
                ...NO_NARROWING,
                mode: 'advanced',
                serial: serial || undefined,
                ...parseColorInput(color),
              })
            }
          />
        </Tabs.Panel>
        <Tabs.Panel value="multi" className={classes.inputs}>
          <FacetForm
            chosen={chosen}
            onSearch={(next) =>
              onSearch({ ...NO_NARROWING, mode: 'multi', ...facetChoiceSchema.parse(next) })
            }
          />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  );
}
