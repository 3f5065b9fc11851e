import { Button } from '@mantine/core';
import { IconTableDown, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FileButton } from '../../../ui/FileButton';
import { fetchTreeTemplate } from '../private-catalogue-queries';

const UploadDialog = lazy(() => import('./UploadDialog'));

/** Buttons for the template and its upload, for IT (section 6). */
export default function UploadActions() {
  const { t } = useTexts('private-catalogue');
  const [isUploading, setIsUploading] = useState(false);
  return (
    <>
      <FileButton
        fetch={fetchTreeTemplate}
        variant="default"
        leftSection={<IconTableDown size={16} aria-hidden />}
      >
        {t('private-catalogue:upload.template')}
      </FileButton>
      <Button leftSection={<IconUpload size={16} aria-hidden />} onClick={() => setIsUploading(true)}>
        {t('private-catalogue:upload.open')}
      </Button>
      {isUploading && (
        <Suspense fallback={null}>
          <UploadDialog onClose={() => setIsUploading(false)} />
        </Suspense>
      )}
    </>
  );
}
