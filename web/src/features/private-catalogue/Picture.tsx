import { IconPaint } from '@tabler/icons-react';
import { useState } from 'react';
import { BASE_PATH } from '../../base-path';
import classes from './private-catalogue.module.css';

interface PictureProps {
  image: string | null;
  /** The first row is asked for at once, the rest when it comes near. */
  eager?: boolean;
}

/** The picture of a node, beside its name and hence without words; a sign where there is none, or it is gone. */
export function Picture({ image, eager = false }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (image === null || missing === image) {
    return (
      <span className={classes.noPicture} aria-hidden>
        <IconPaint size={40} stroke={1.25} />
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      src={`${BASE_PATH}/private-catalogue/${image}`}
      alt=""
      width={320}
      height={240}
      loading={eager ? 'eager' : 'lazy'}
      onError={() => setMissing(image)}
    />
  );
}
