import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoginPrompt, ProductCharacteristics, productQuery } from '../catalogue';
import { TdsSection } from '../tds';
import classes from './styles.module.css';

/** Data of a private product that is a serial of the catalogue: coverage, use, technical data sheet. */
export default function SerialFacts({ code }: { code: ProductCode }) {
  const { data: product, error } = useQuery(productQuery(code, undefined));
  const [isLoginPrompted, setIsLoginPrompted] = useState(false);
  // SerialChoice displays the error with a retry.
  if (error !== null) return null;
  return (
    <div className={classes.facts}>
      {product === undefined ? (
        <Skeleton height={160} />
      ) : (
        <ProductCharacteristics product={product} titleOrder={2} />
      )}
      <TdsSection
        serial={code.serial}
        color={code.color}
        titleOrder={2}
        inFocus={false}
        onLoginNeeded={() => setIsLoginPrompted(true)}
      />
      <LoginPrompt reason={isLoginPrompted ? 'tds' : null} onClose={() => setIsLoginPrompted(false)} />
    </div>
  );
}
