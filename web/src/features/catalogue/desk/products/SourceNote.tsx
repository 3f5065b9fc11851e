import { type DisplayedSources, findSource } from '@cromia/domain/catalogue/catalogue-desk';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { CellNote } from '../../../desk';

/** The source of a value: an import, with a link to it, or a correction in the back office. */
export function SourceNote({ sources, field }: { sources: DisplayedSources; field: string }) {
  const { t } = useTexts('catalogue-desk');
  const { moment } = useFormats();
  const source = findSource(sources, field);
  if (source === null) return null;
  const { at, by, origin, importId } = source;
  const description = [t(`catalogue-desk:source.${origin}`), by, moment(at)].filter(Boolean).join(' · ');
  return (
    <CellNote>
      {importId === null ? (
        description
      ) : (
        <Anchor
          inherit
          renderRoot={(props) => <Link {...props} to="/backoffice/imports/$id" params={{ id: importId }} />}
        >
          {description}
        </Anchor>
      )}
    </CellNote>
  );
}
