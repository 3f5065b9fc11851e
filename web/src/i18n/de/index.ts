import type { ResourceKey } from 'i18next';

export const texts = {
  ...import.meta.glob<ResourceKey>('./*.json', { import: 'default' }),
  './audit-log.json': async (): Promise<ResourceKey> =>
    (await import('@cromia/domain/audit/texts/de.json')).default,
};
