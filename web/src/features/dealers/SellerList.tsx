import { getMapLink } from '@cromia/domain/dealers/dealer';
import { Anchor, Button, Text, Title, UnstyledButton } from '@mantine/core';
import { IconExternalLink, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { roundKilometres } from './round-kilometres';
import type { SellerWithDistance } from './sort-sellers';
import classes from './styles.module.css';

interface SellerListProps {
  sellers: readonly SellerWithDistance[];
  selected: string | null;
  /** Whether distances are measured from a postal code instead of the visitor's position. */
  isAbout: boolean;
  /** Shows a dealer on the map; undefined when no map is beside the list. */
  onSelect: ((id: string) => void) | undefined;
}

/** Number of tiles shown first, and added by each press of the button. */
const TILES = 30;

/** The dealers as a list, which works without the map; a button shows more. */
export function SellerList({ sellers, selected, isAbout, onSelect }: SellerListProps) {
  const { t } = useTexts('dealers');
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState(TILES);
  // A dealer selected on the map is shown at any position in the list.
  const chosen = sellers.findIndex(({ id }) => id === selected);
  if (chosen >= asked) setAsked(chosen + 1);
  const shown = sellers.slice(0, asked);
  const more = Math.min(TILES, sellers.length - shown.length);
  const showMore = () => {
    flushSync(() => setAsked(asked + TILES));
    // Keyboard and screen-reader users continue at the first new one.
    const first = list.current?.children[shown.length];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} className={classes.list} aria-label={t('dealers:title')}>
        {shown.map((seller) => (
          <SellerTile
            key={seller.id}
            seller={seller}
            isSelected={seller.id === selected}
            isAbout={isAbout}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="default" className={classes.more} onClick={showMore}>
          {t('dealers:more', { count: more })}
        </Button>
      )}
    </>
  );
}

interface SellerTileProps {
  seller: SellerWithDistance;
  isSelected: boolean;
  isAbout: boolean;
  onSelect: SellerListProps['onSelect'];
}

function SellerTile({ seller, isSelected, isAbout, onSelect }: SellerTileProps) {
  const { t } = useTexts('dealers');
  const { quantity } = useFormats();
  const tile = useRef<HTMLLIElement>(null);
  const { id, businessName, street, postalCode, city, province, phone, email, brands } = seller;
  const { distance } = seller;
  useEffect(() => {
    // After a click on a pin, its tile scrolls into view within the list.
    if (isSelected) tile.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <li ref={tile} tabIndex={-1} className={classes.tile} data-selected={isSelected || undefined}>
      <div className={classes.tileHead}>
        <Title order={2} className={classes.tileName}>
          {onSelect === undefined ? (
            businessName
          ) : (
            <UnstyledButton
              className={classes.tileButton}
              aria-pressed={isSelected}
              onClick={() => onSelect(id)}
            >
              {businessName}
            </UnstyledButton>
          )}
        </Title>
        {distance !== null && (
          <Text span size="sm" className={classes.distance}>
            {isAbout
              ? t('dealers:about', { distance: quantity(Math.max(1, Math.round(distance)), 'km') })
              : quantity(roundKilometres(distance), 'km')}
          </Text>
        )}
      </div>
      <address className={classes.address}>
        {street}
        <br />
        {postalCode} {city}
        {province !== null && ` (${province})`}
      </address>
      {brands.length > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('dealers:sells', { brands: brands.join(', ') })}
        </Text>
      )}
      <div className={classes.contacts}>
        {phone !== null && (
          <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={classes.contact}>
            <IconPhone size={16} aria-hidden />
            {phone}
          </Anchor>
        )}
        {email !== null && (
          <Anchor href={`mailto:${email}`} className={classes.contact}>
            <IconMail size={16} aria-hidden />
            {email}
          </Anchor>
        )}
        <Anchor
          href={getMapLink(seller)}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.contact}
          aria-label={t('dealers:openInMapsOf', { name: businessName })}
        >
          <IconMapPin size={16} aria-hidden />
          {t('dealers:openInMaps')}
          <IconExternalLink size={14} aria-hidden />
        </Anchor>
      </div>
    </li>
  );
}
