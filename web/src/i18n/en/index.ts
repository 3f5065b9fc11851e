import type { ResourceKey } from 'i18next';

export const texts = import.meta.glob<ResourceKey>('./*.json', { import: 'default' });
