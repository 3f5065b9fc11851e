import type { ListedImage } from '@cromia/domain/product-images/product-image';
import { FileButton, Modal, Text } from '@mantine/core';
import { IconPhotoOff, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { PagedList } from '../../../ui/list/PagedList';
import { RowButton } from '../../../ui/list/RowButton';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import { toSrcSet } from '../../../ui/picture/ProductPicture';
import { deskLayout } from '../../desk';
import { ACCEPTED_IMAGE_TYPES, ImageDropArea } from './ImageDropArea';
import { IMAGE_LIST } from './image-list';
import { imagesQuery, useDeleteImage } from './image-queries';
import classes from './product-images.module.css';
import { UploadList } from './UploadList';
import { useImageColumns } from './use-image-columns';
import { useImageUploads } from './use-image-uploads';

/** The images of products, maintained by staff (contract, section 8). */
export function ProductImagesPage() {
  const { t } = useTexts('product-images');
  const list = useList(IMAGE_LIST);
  const images = useQuery(imagesQuery(list.query));
  const uploads = useImageUploads();
  const [previewed, setPreviewed] = useState<PreviewedImage['image'] | null>(null);
  const [removed, setRemoved] = useState<ListedImage | null>(null);
  const columns = useImageColumns(setPreviewed);
  return (
    <PageFrame title={t('product-images:title')} lead={t('product-images:lead')}>
      <ImageDropArea onFiles={(files) => uploads.add(files)} />
      <UploadList {...uploads} />
      <PagedList
        list={list}
        page={images}
        label={t('product-images:title')}
        columns={columns}
        rowId={({ lat }) => lat}
        rowLabel={({ lat }) => lat}
        actions={(image) => (
          <div className={deskLayout.rowActions}>
            <FileButton
              accept={ACCEPTED_IMAGE_TYPES}
              onChange={(file) => file && uploads.add([file], image.lat)}
            >
              {({ onClick }) => (
                <RowButton icon={IconPhotoUp} rowName={image.lat} onClick={onClick}>
                  {t(image.version === null ? 'product-images:add' : 'product-images:replace')}
                </RowButton>
              )}
            </FileButton>
            {image.version !== null && (
              <RowButton icon={IconTrash} rowName={image.lat} onClick={() => setRemoved(image)}>
                {t('product-images:remove')}
              </RowButton>
            )}
          </div>
        )}
        emptyContent={{
          icon: IconPhotoOff,
          none: t('product-images:none'),
          noMatch: t('product-images:noMatch'),
        }}
      />
      {previewed !== null && <ImageDialog image={previewed} onClose={() => setPreviewed(null)} />}
      {removed !== null && <RemoveDialog image={removed} onClose={() => setRemoved(null)} />}
    </PageFrame>
  );
}

interface PreviewedImage {
  image: { lat: string; version: string };
}

interface RemoveDialogProps {
  image: ListedImage;
  onClose: () => void;
}

function ImageDialog({ image: { lat, version }, onClose }: PreviewedImage & { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Modal
      opened
      onClose={onClose}
      title={lat}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <img
        className={classes.preview}
        {...toSrcSet({ lat, version })}
        sizes="640px"
        alt={lat}
        width={640}
        height={640}
      />
    </Modal>
  );
}

function RemoveDialog({ image, onClose }: RemoveDialogProps) {
  const { t } = useTexts('product-images');
  const notify = useNotify();
  const remove = useDeleteImage();
  const submitOnce = useSubmitOnce(remove);
  const problem = remove.isError && !remove.isPending ? toApiProblem(remove.error) : null;
  const { lat } = image;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        submitOnce(image, {
          onSuccess: () => {
            notify(t('product-images:removed', { lat }));
            onClose();
          },
        })
      }
      title={t('product-images:removeTitle', { lat })}
      confirmLabel={t('product-images:remove')}
      busy={remove.isPending}
      dangerous
    >
      <Text>{t('product-images:removeText')}</Text>
      {problem !== null && (
        <FeedbackAlert status="Fail">
          {problem.code === 'Conflict' ? t('product-images:replaced') : <ProblemText error={problem} />}
        </FeedbackAlert>
      )}
    </ConfirmDialog>
  );
}
