import * as contract from '#contract/blocks.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import * as blocks from './blocks.ts';

export function blockRoutes(route: Route, { sql }: AppContext) {
  route(contract.blockPerson, async ({ viewer, params }) => ({
    modifiedCount: await blocks.blockPerson(sql, viewer, params.id),
  }));
  route(contract.unblockPerson, async ({ viewer, params }) => ({
    deletedCount: await blocks.unblockPerson(sql, viewer, params.id),
  }));
  route(contract.listBlocks, ({ viewer, query, paged }) => paged(query, blocks.listBlocks(sql, viewer, query)));
}
