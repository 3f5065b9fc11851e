import { LIMITS } from '@cromia/domain/limits';
import { Button, Input, Text } from '@mantine/core';
import { IconCamera, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import classes from '../styles.module.css';
import { preparePhoto } from './prepare-photo';

interface PhotoPickerProps {
  photos: readonly File[];
  /** Problems of photos that the server rejected, by place. */
  errors: ReadonlyMap<number, unknown>;
  onChange: (photos: readonly File[]) => void;
}

/** Photos from the camera or the gallery of a phone, each reduced at once. A photo that cannot be read is left out. */
export function PhotoPicker({ photos, errors, onChange }: PhotoPickerProps) {
  const { t } = useTexts('claims');
  const helpId = useId();
  const [isReading, setReading] = useState(false);
  const [rejected, setRejected] = useState<{ name: string; error: unknown }[]>([]);
  const add = async (files: readonly File[]) => {
    setReading(true);
    const added = [...photos];
    const failed = [];
    for (const file of files.slice(0, LIMITS.claimPhotos - photos.length))
      try {
        added.push(await preparePhoto(file));
      } catch (error) {
        failed.push({ name: file.name, error });
      }
    setRejected(failed);
    setReading(false);
    onChange(added);
  };
  return (
    <Input.Wrapper
      label={t('claims:form.photos')}
      description={t('claims:form.photosHelp', { max: LIMITS.claimPhotos })}
      descriptionProps={{ id: helpId }}
    >
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos.map((photo, index) => (
            <li key={`${photo.lastModified} ${photo.size}`}>
              <ChosenPhoto
                photo={photo}
                error={errors.get(index)}
                name={t('claims:photos.name', { number: index + 1 })}
                onRemove={() => onChange(photos.filter((other) => other !== photo))}
              />
            </li>
          ))}
        </ul>
      )}
      {rejected.map(({ name, error }) => (
        <Text key={name} size="sm" c="danger" role="alert">
          {name}: <ProblemText error={error} />
        </Text>
      ))}
      {photos.length < LIMITS.claimPhotos && (
        <FileChooser busy={isReading} helpId={helpId} onChoose={(files) => void add(files)} />
      )}
    </Input.Wrapper>
  );
}

interface FileChooserProps {
  busy: boolean;
  /** Id of the help about photos. */
  helpId: string;
  onChoose: (files: readonly File[]) => void;
}

/** Opens the camera or the gallery of a phone. */
function FileChooser({ busy, helpId, onChoose }: FileChooserProps) {
  const { t } = useTexts('claims');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.addPhoto}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('claims:form.photos')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Choosing the same file again is a change, too.
          currentTarget.value = '';
          onChoose(files);
        }}
      />
      <Button
        variant="default"
        leftSection={<IconCamera size={18} aria-hidden />}
        aria-describedby={helpId}
        {...busyButtonProps(busy)}
        onClick={() => input.current?.click()}
      >
        {t('claims:form.addPhotos')}
      </Button>
    </div>
  );
}

interface ChosenPhotoProps {
  photo: File;
  name: string;
  /** Why the server rejected it. */
  error: unknown;
  onRemove: () => void;
}

function ChosenPhoto({ photo, name, error, onRemove }: ChosenPhotoProps) {
  const { t } = useTexts('claims');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(photo);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [photo]);
  return (
    <>
      <div className={classes.photo} data-invalid={error !== undefined || undefined}>
        {url !== undefined && <img src={url} alt={name} />}
      </div>
      {error !== undefined && (
        <Text size="xs" c="danger" role="alert">
          <ProblemText error={error} />
        </Text>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconX size={14} aria-hidden />}
        aria-label={t('claims:form.removePhoto', { name })}
        onClick={onRemove}
      >
        {t('common:actions.remove')}
      </Button>
    </>
  );
}
