import { Modal, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ProblemText } from '../../ui/feedback/ProblemText';
import classes from './styles.module.css';

/** Fetches the content of a photo. */
export type FetchPhoto = (photoId: string) => Promise<Blob>;

/** Reads a photo as an address that an image shows: the API needs a token, which an image cannot send. */
function toDataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read'));
    reader.readAsDataURL(content);
  });
}

interface ClaimPhotosProps {
  photos: readonly { id: string }[];
  /** Number of photos that were sent. */
  photoCount: number;
  fetchPhoto: FetchPhoto;
}

/** The photos of a claim; each opens large. */
export function ClaimPhotos({ photos, photoCount, fetchPhoto }: ClaimPhotosProps) {
  const { t } = useTexts('claims');
  if (photoCount === 0) return null;
  if (photos.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('claims:photos.deleted')}
      </Text>
    );
  return (
    <ul className={classes.photos} aria-label={t('claims:photos.title')}>
      {photos.map(({ id }, index) => (
        <li key={id}>
          <ClaimPhoto id={id} name={t('claims:photos.name', { number: index + 1 })} fetchPhoto={fetchPhoto} />
        </li>
      ))}
    </ul>
  );
}

function ClaimPhoto({ id, name, fetchPhoto }: { id: string; name: string; fetchPhoto: FetchPhoto }) {
  const { t } = useTexts('claims');
  const [isOpen, setOpen] = useState(false);
  const photo = useQuery({
    queryKey: ['claim-photo', id],
    queryFn: async () => toDataUrl(await fetchPhoto(id)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (photo.isError)
    return (
      <Text size="xs" c="danger" className={classes.photo}>
        <ProblemText error={photo.error} />
      </Text>
    );
  if (photo.data === undefined) return <div className={classes.photo} aria-busy="true" />;
  return (
    <>
      <UnstyledButton
        className={classes.photo}
        onClick={() => setOpen(true)}
        aria-label={t('claims:photos.open', { name })}
      >
        <img src={photo.data} alt="" />
      </UnstyledButton>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        size="xl"
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <img src={photo.data} alt={name} className={classes.largePhoto} />
      </Modal>
    </>
  );
}
