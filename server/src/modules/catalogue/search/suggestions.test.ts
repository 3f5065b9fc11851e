import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { login, testApp } from '../../../../test/app.ts';
import { suggestionSchema } from './suggestions.ts';

const { app } = await testApp('demo');

async function suggest(
  text: string,
  { headers = {}, ...query }: { headers?: Record<string, string>; customerCode?: string } = {},
) {
  const response = await app.inject({
    url: `/api/products/suggest?${new URLSearchParams({ text, ...query })}`,
    headers,
  });
  expect(response.statusCode).toBe(200);
  return z.array(suggestionSchema.strict()).parse(response.json());
}

async function suggestCodes(text: string): Promise<string[]> {
  return (await suggest(text)).map(({ serial, color, pkg }) =>
    [serial, color, pkg].filter(Boolean).join('-'),
  );
}

describe('search suggestions', () => {
  it('are at most eight serials, colours or products; the products of a colour that is named alone', async () => {
    expect(await suggestCodes('f12')).toEqual(['F120', 'F121']);
    expect(await suggestCodes('f120-703')).not.toContain('F120-7035-25');
    expect(await suggestCodes('f120-7035')).toEqual(
      expect.arrayContaining(['F120-7035', 'F120-7035-05', 'F120-7035-25']),
    );
    expect(await suggestCodes('f120-7035-2')).toEqual(['F120-7035-25']);
    expect(await suggestCodes('a')).toHaveLength(8);
    expect(await suggestCodes('xyzzy')).toEqual([]);
  });

  it('name the content, stock and price of a product as the viewer sees them', async () => {
    const customer = await login(app, 'customer@demo.cromia.test');
    const agent = await login(app, 'agent@demo.cromia.test');
    const [byVisitor] = await suggest('F120-7035-25');
    expect(byVisitor?.product).toMatchObject({ um: 'kg', qta: 25, pricesAndDiscounts: null });
    const [byCustomer] = await suggest('F120-7035-25', { headers: customer });
    expect(Object.keys(byCustomer?.product?.pricesAndDiscounts ?? {})).toEqual(['finalUnitPrice']);
    const [byAgent] = await suggest('F120-7035-25', { headers: agent });
    expect(byAgent?.product?.pricesAndDiscounts).toBeNull();
    const [acting] = await suggest('F120-7035-25', { headers: agent, customerCode: '100001' });
    expect(acting?.product?.pricesAndDiscounts).toMatchObject({ unitPrice: expect.any(Number) });
    const [serial] = await suggest('F120', { headers: customer });
    expect(serial?.product).toBeNull();
  });

  it('require a text', async () => {
    for (const text of ['', '-'])
      expect((await app.inject({ url: `/api/products/suggest?text=${text}` })).statusCode).toBe(400);
  });
});
