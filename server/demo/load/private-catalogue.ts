import { type CatalogueNode, countTreeNodes } from '@cromia/domain/private-catalogue/tree';
import type { Transaction } from '../../src/platform/database/connection.ts';
import { earlierCatalogue, privateCatalogue } from '../catalogue/private-catalogue.ts';
import { seeded } from '../prng.ts';
import { daysLater } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';
import { type PeopleIds, rowOf } from './people.ts';

interface DemoUpload {
  name: string;
  tree: CatalogueNode[];
  status: 'PUBLISHED' | 'REPLACED' | 'REJECTED';
  daysAgo: number;
  reason: string | null;
}

/** The published catalogue, the one published before, and a rejected one. */
function demoUploads(): DemoUpload[] {
  return [
    {
      name: 'catalogo-privati-primavera.xlsx',
      tree: earlierCatalogue(),
      status: 'REPLACED',
      daysAgo: 240,
      reason: null,
    },
    {
      name: 'catalogo-privati-bozza.xls',
      tree: privateCatalogue().slice(0, 2),
      status: 'REJECTED',
      daysAgo: 64,
      reason: 'Mancano legno, smalti e ferro: il file sembra incompleto.',
    },
    {
      name: 'catalogo-privati-autunno.xlsx',
      tree: privateCatalogue(),
      status: 'PUBLISHED',
      daysAgo: 60,
      reason: null,
    },
  ];
}

export async function loadPrivateCatalogue(trx: Transaction, ids: PeopleIds, now: Date): Promise<void> {
  const prng = seeded('private catalogue');
  const it = rowOf(ids.users, 'it');
  const admin = rowOf(ids.users, 'admin');
  const uploads = demoUploads().map((upload) => ({ id: prng.uuid(), ...upload }));
  const trees = uploads.map(({ id, name, tree, status, daysAgo, reason }) => ({
    id,
    status,
    fileName: name,
    tree,
    ...countTreeNodes(tree),
    createdOn: daysLater(now, -daysAgo),
    uploadedBy: it,
    decidedAt: daysLater(now, 1 - daysAgo),
    decidedBy: admin,
    reason,
  }));
  await insertAll(trx, 'b2cTrees', trees);
  const entries = trees.flatMap(({ id, status, createdOn, decidedAt, reason }) => {
    const entry = { entity: 'b2c_tree', entityId: id };
    const verb = status === 'REJECTED' ? 'reject' : 'accept';
    return [
      { ...entry, at: createdOn, userId: it, action: 'private-catalogue.upload', details: {} },
      {
        ...entry,
        at: decidedAt,
        userId: admin,
        action: `private-catalogue.${verb}`,
        details: reason === null ? {} : { reason },
      },
    ];
  });
  await insertAll(trx, 'auditLog', entries);
}
