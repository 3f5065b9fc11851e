import { ActionIcon, Group, Loader, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconX } from '@tabler/icons-react';
import { ApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import classes from './product-images.module.css';
import type { ImageUpload, useImageUploads } from './use-image-uploads';

/** Returns a function that formats the error of a rejected file; other errors have their general text. */
function useFormatRejection() {
  const { t } = useTexts('product-images');
  return ({ code, errors }: ApiProblem): string => {
    if (code === 'NotFound') return t('product-images:uploads.unknownName');
    if (code === 'PayloadTooLarge') return t('product-images:uploads.tooLarge');
    if (code === 'UnsupportedMediaType') return t('product-images:uploads.wrongType');
    if (errors.some(({ path }) => path === 'file')) return t('product-images:uploads.damaged');
    return t(`errors:${code}`);
  };
}

function UploadState({ state }: Pick<ImageUpload, 'state'>) {
  const { t } = useTexts('product-images');
  const formatRejection = useFormatRejection();
  if (state === 'waiting') {
    return (
      <>
        <IconClock size={16} aria-hidden />
        {t('product-images:uploads.waiting')}
      </>
    );
  }
  if (state === 'sending') {
    return (
      <>
        <Loader size={14} aria-hidden />
        {t('product-images:uploads.sending')}
      </>
    );
  }
  if (state instanceof ApiProblem) {
    return (
      <Text span inherit c="danger" className={classes.state}>
        <IconAlertTriangle size={16} aria-hidden />
        {formatRejection(state)}
      </Text>
    );
  }
  return (
    <>
      <IconCircleCheck size={16} aria-hidden />
      {t(`product-images:uploads.${state.outcome}`, { lat: state.lat })}
    </>
  );
}

/** The chosen files with their results. */
export function UploadList({ uploads, isBusy, clear }: ReturnType<typeof useImageUploads>) {
  const { t } = useTexts('product-images');
  if (uploads.length === 0) return null;
  return (
    <section className={classes.uploads} aria-busy={isBusy}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4">
          {t('product-images:uploads.title')}
        </Title>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={isBusy}
          aria-label={t('product-images:uploads.clear')}
          title={t('product-images:uploads.clear')}
          onClick={clear}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <div role="status">
        <ul>
          {uploads.map(({ id, file, state }) => (
            <li key={id}>
              <Text span fw={550} className={classes.fileName} translate="no">
                {file.name}
              </Text>
              <span className={classes.state}>
                <UploadState state={state} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
