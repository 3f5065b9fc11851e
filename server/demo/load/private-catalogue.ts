import { type CatalogueNode, countTreeNodes } from '@cromia/domain/private-catalogue/tree';
import type { Transaction } from '../../src/platform/database/connection.ts';
import { buildEarlierCatalogue, buildPrivateCatalogue } from '../catalogue/private-catalogue.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';
import { findId, type PeopleIds } from './people.ts';

interface DemoUpload {
  name: string;
  tree: CatalogueNode[];
  status: 'PUBLISHED' | 'REPLACED' | 'REJECTED';
  daysAgo: number;
  reason: string | null;
}

/** The published catalogue, the one published before, and a rejected one. */
function buildDemoUploads(): DemoUpload[] {
  return [
    {
      name: 'catalogo-privati-primavera.xlsx',
      tree: buildEarlierCatalogue(),
      status: 'REPLACED',
      daysAgo: 240,
      reason: null,
    },
    {
      name: 'catalogo-privati-bozza.xls',
      tree: buildPrivateCatalogue().slice(0, 2),
      status: 'REJECTED',
      daysAgo: 64,
      reason: 'Mancano legno, smalti e ferro: il file sembra incompleto.',
    },
    {
      name: 'catalogo-privati-autunno.xlsx',
      tree: buildPrivateCatalogue(),
      status: 'PUBLISHED',
      daysAgo: 60,
      reason: null,
    },
  ];
}

export async function loadPrivateCatalogue(trx: Transaction, ids: PeopleIds, now: Date): Promise<void> {
  const prng = createPrng('private catalogue');
  const itUser = findId(ids.users, 'it');
  const adminUser = findId(ids.users, 'admin');
  const uploads = buildDemoUploads().map((upload) => ({ id: prng.uuid(), ...upload }));
  const trees = uploads.map(({ id, name, tree, status, daysAgo, reason }) => ({
    id,
    status,
    fileName: name,
    tree,
    ...countTreeNodes(tree),
    createdOn: addDaysTo(now, -daysAgo),
    uploadedBy: itUser,
    decidedAt: addDaysTo(now, 1 - daysAgo),
    decidedBy: adminUser,
    reason,
  }));
  await insertAll(trx, 'b2cTrees', trees);
  const entries = trees.flatMap(({ id, status, createdOn, decidedAt, reason }) => {
    const entry = { entity: 'b2c_tree', entityId: id };
    const verb = status === 'REJECTED' ? 'reject' : 'accept';
    return [
      { ...entry, at: createdOn, userId: itUser, action: 'private-catalogue.upload', details: {} },
      {
        ...entry,
        at: decidedAt,
        userId: adminUser,
        action: `private-catalogue.${verb}`,
        details: reason === null ? {} : { reason },
      },
    ];
  });
  await insertAll(trx, 'auditLog', entries);
}
