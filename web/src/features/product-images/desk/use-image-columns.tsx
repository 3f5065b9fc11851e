import { LIMITS } from '@cromia/domain/limits';
import type { ListedImage } from '@cromia/domain/product-images/product-image';
import { UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { toSrcSet } from '../../../ui/picture/ProductPicture';
import type { DataColumn } from '../../../ui/table/columns';
import { CellNote } from '../../desk';
import classes from './product-images.module.css';

/** Opens the preview of a stored image. */
type OnView = (image: { lat: string; version: string }) => void;

/** The columns of the image names. */
export function useImageColumns(onView: OnView): DataColumn<ListedImage>[] {
  const { t } = useTexts('product-images');
  const { moment, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'lat',
        header: t('product-images:fields.lat'),
        cell: (image) => <ImageCell image={image} onView={onView} />,
        sortBy: ({ lat }) => lat,
        card: 'title',
      },
      {
        id: 'products',
        card: 'brief',
        header: t('product-images:fields.products'),
        cell: ({ products }) => quantity(products),
        sortBy: ({ products }) => products,
        align: 'right',
        width: '110px',
      },
      {
        id: 'state',
        card: 'badge',
        header: t('product-images:fields.state'),
        cell: ({ version, width, height }) => (
          <>
            <StatusBadge tone={version === null ? 'gray' : 'success'}>
              {t(`product-images:states.${version === null ? 'MISSING' : 'STORED'}`)}
            </StatusBadge>
            {width !== null && height !== null && (
              <CellNote>
                {t('product-images:pixels', { width: quantity(width), height: quantity(height) })}
              </CellNote>
            )}
          </>
        ),
        width: '190px',
      },
      {
        id: 'storedOn',
        header: t('product-images:fields.storedOn'),
        cell: ({ storedOn, storedBy }) =>
          storedOn === null ? (
            '–'
          ) : (
            <>
              {moment(storedOn)}
              <CellNote>{storedBy}</CellNote>
            </>
          ),
        sortBy: ({ storedOn }) => storedOn,
        width: '220px',
      },
    ],
    [t, moment, quantity, onView],
  );
}

function ImageCell({ image, onView }: { image: ListedImage; onView: OnView }) {
  const { t } = useTexts('product-images');
  const { lat, version, serials } = image;
  const hasMoreSerials = serials.length === LIMITS.imageSerials;
  return (
    <div className={classes.imageCell}>
      {version === null ? (
        <span className={classes.thumbnail} aria-hidden>
          <IconPhoto size={24} stroke={1.25} />
        </span>
      ) : (
        <UnstyledButton
          aria-label={t('product-images:view', { lat })}
          onClick={() => onView({ lat, version })}
        >
          <img
            className={classes.thumbnail}
            {...toSrcSet({ lat, version })}
            sizes="56px"
            alt=""
            width={56}
            height={56}
            loading="lazy"
          />
        </UnstyledButton>
      )}
      <div>
        <span className={classes.lat} translate="no">
          {lat}
        </span>
        <CellNote>
          {serials.length === 0
            ? t('product-images:unused')
            : t(hasMoreSerials ? 'product-images:moreSerials' : 'product-images:serials', {
                serials: serials.join(', '),
              })}
        </CellNote>
      </div>
    </div>
  );
}
