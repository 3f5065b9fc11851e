import { getMapLink } from '@cromia/domain/dealers/dealer';
import { formatEmail } from '@cromia/domain/web/unicode-address';
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
  /** Whether distances are approximate: from a postal code instead of the visitor's position. */
  isApproximate: boolean;
  /** Selects a dealer on the map; undefined if there is no map beside the list. */
  onSelect: ((id: string) => void) | undefined;
}

/** Number of initial tiles, and of the tiles that each press of the button adds. */
const TILES_PER_STEP = 30;

/** List of dealers, usable without the map; a button shows more. */
export function SellerList({ sellers, selected, isApproximate, onSelect }: SellerListProps) {
  const { t } = useTexts('dealers');
  const list = useRef<HTMLUListElement>(null);
  const [visibleCount, setVisibleCount] = useState(TILES_PER_STEP);
  // The list extends to a dealer that is selected on the map.
  const selectedIndex = sellers.findIndex(({ id }) => id === selected);
  if (selectedIndex >= visibleCount) setVisibleCount(selectedIndex + 1);
  const visibleSellers = sellers.slice(0, visibleCount);
  const nextCount = Math.min(TILES_PER_STEP, sellers.length - visibleSellers.length);
  const showMore = () => {
    flushSync(() => setVisibleCount(visibleCount + TILES_PER_STEP));
    // The focus moves to the first new tile, so that keyboard and screen-reader users continue there.
    const first = list.current?.children[visibleSellers.length];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} className={classes.list} aria-label={t('dealers:title')}>
        {visibleSellers.map((seller) => (
          <SellerTile
            key={seller.id}
            seller={seller}
            isSelected={seller.id === selected}
            isApproximate={isApproximate}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {nextCount > 0 && (
        <Button variant="default" className={classes.more} onClick={showMore}>
          {t('dealers:more', { count: nextCount })}
        </Button>
      )}
    </>
  );
}

interface SellerTileProps {
  seller: SellerWithDistance;
  isSelected: boolean;
  isApproximate: boolean;
  onSelect: SellerListProps['onSelect'];
}

function SellerTile({ seller, isSelected, isApproximate, onSelect }: SellerTileProps) {
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
            {isApproximate
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
            {formatEmail(email)}
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
