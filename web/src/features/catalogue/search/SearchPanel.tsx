import { FACET_NAMES, type Facet } from '@cromia/domain/catalogue/facets';
import { Paper, Tabs } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconHash, IconLetterCase } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FilterChips } from '../../../ui/list/FilterChips';
import { getFacetTextKey } from '../facet-texts';
import { CodeForm } from './CodeForm';
import { FacetForm } from './FacetForm';
import { NameForm } from './NameForm';
import {
  type CatalogueSearch,
  facetChoiceSchema,
  findActiveMode,
  parseColorInput,
  readChosenFacets,
  SEARCH_MODES,
  type SearchMode,
} from './search-state';
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

const NO_FACETS = {
  area: undefined,
  typology: undefined,
  family: undefined,
  dilution: undefined,
  drying: undefined,
  appMethod: undefined,
} satisfies Record<Facet, undefined>;

/** The three ways to search as tabs, each with its inputs; all state is in the URL. */
export function SearchPanel({ search, onSearch }: SearchPanelProps) {
  const { t } = useTexts('catalogue');
  const multiTab = useRef<HTMLButtonElement>(null);
  const mode = findActiveMode(search);
  const chosen = readChosenFacets(search);
  const pick = (next: string | null) => {
    const picked = SEARCH_MODES.find((candidate): candidate is SearchMode => candidate === next);
    if (picked !== undefined && picked !== mode) onSearch({ mode: picked });
  };
  const chips = FACET_NAMES.flatMap((facet) => {
    const name = search[facet];
    const text = name === undefined ? undefined : getFacetTextKey(facet, name);
    return text === undefined ? [] : [{ id: facet, label: t(`catalogue:facet.${facet}`), value: t(text) }];
  });
  return (
    <Paper className={classes.panel}>
      <Tabs value={mode} onChange={pick} classNames={{ tab: classes.tab ?? '' }}>
        <Tabs.List aria-label={t('catalogue:search.modes')}>
          {SEARCH_MODES.map((searchMode) => {
            const { text, icon: Icon } = MODES[searchMode];
            return (
              <Tabs.Tab
                key={searchMode}
                ref={searchMode === 'multi' ? multiTab : null}
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
            onSearch={(nameCode) => onSearch({ mode: 'name', nameCode })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="advanced" className={classes.inputs}>
          <CodeForm
            serial={search.serial}
            color={search.color ?? search.colorName}
            onSearch={({ serial, color }) =>
              onSearch({
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
            onSearch={(next) => onSearch({ mode: 'multi', ...NO_FACETS, ...facetChoiceSchema.parse(next) })}
          />
          <FilterChips
            filters={chips}
            onRemove={(id) => onSearch({ mode: 'multi', [id]: undefined })}
            onClear={() => onSearch({ mode: 'multi', ...NO_FACETS })}
            focusAfterLast={multiTab}
          />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  );
}
