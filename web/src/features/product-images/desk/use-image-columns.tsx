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

/** Shows a stored image large. */
type View = (image: { lat: string; version: string }) => void;

/** The columns of the image names. */
export function useImageColumns(onView: View): DataColumn<ListedImage>[] {
  const { t } = useTexts('product-images');
  const { moment, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'lat',
        header: t('product-images:fields.lat'),
        cell: (image) => <NamedImage image={image} onView={onView} />,
        sortBy: ({ lat }) => lat,
        card: 'title',
      },
      {
        id: 'products',
        header: t('product-images:fields.products'),
        cell: ({ products }) => quantity(products),
        sortBy: ({ products }) => products,
        align: 'right',
        width: '110px',
      },
      {
        id: 'state',
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

function NamedImage({ image, onView }: { image: ListedImage; onView: View }) {
  const { t } = useTexts('product-images');
  const { lat, version, serials } = image;
  const isMore = serials.length === LIMITS.imageSerials;
  return (
    <div className={classes.named}>
      {version === null ? (
        <span className={classes.small} aria-hidden>
          <IconPhoto size={24} stroke={1.25} />
        </span>
      ) : (
        <UnstyledButton
          aria-label={t('product-images:view', { lat })}
          onClick={() => onView({ lat, version })}
        >
          <img
            className={classes.small}
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
            : t(isMore ? 'product-images:moreSerials' : 'product-images:serials', {
                serials: serials.join(', '),
              })}
        </CellNote>
      </div>
    </div>
  );
}
