import { IMAGE_TYPES } from '@cromia/domain/product-images/product-image';
import { Button, FileButton, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import classes from './product-images.module.css';

/** The `accept` attribute of file inputs for images. */
export const ACCEPTED_IMAGE_TYPES = IMAGE_TYPES.join(',');

/** Area into which images can be dropped, with a button to choose them. */
export function ImageDropArea({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTexts('product-images');
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <IconPhotoUp size={32} stroke={1.5} aria-hidden />
      <Text size="sm" className={classes.dropText}>
        {t('product-images:drop')}
      </Text>
      <FileButton accept={ACCEPTED_IMAGE_TYPES} multiple onChange={onFiles}>
        {(props) => <Button {...props}>{t('product-images:upload')}</Button>}
      </FileButton>
    </div>
  );
}
