import { v7 as newId } from 'uuid';
import { t } from '#language/t.ts';
import { everythingChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import { invalid, notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { reindexSeller } from '../../search/search-index/search-index.ts';
import { lockPeople, memberByEmail } from '../membership/membership.ts';
import * as queries from './badge-queries.ts';

interface Decision {
  isVarified: boolean;
  /** Evidence that the admin has seen. */
  note?: string | undefined;
}

export const verifySeller = (market: AppContext, email: string, admin?: Viewer) =>
  decideVerification(market, email, { isVarified: true }, admin);

/** 0 when nothing changed. */
export async function decideVerification(
  { sql, auditor }: AppContext,
  email: string,
  { isVarified, note }: Decision,
  admin?: Viewer,
) {
  const decided = await sql.begin(async (db) => {
    const [sellerId] = await lockPeople(db, await memberByEmail(db, email));
    if (!sellerId) return;
    const [seller] = await (isVarified ? queries.verifySeller(db, sellerId) : queries.unverifySeller(db, sellerId));
    if (!seller) return;
    await reindexSeller(db, seller.id, isVarified);
    const id = newId();
    const action = isVarified ? 'verify-seller' : 'unverify-seller';
    await Promise.all([
      queries.insertVerification(db, { id, sellerId: seller.id, adminId: admin?.id, verified: isVarified, note }),
      auditor.note(db, { id, actor: 'admin', actorId: admin?.id, action, subject: `user ${seller.id}` }),
      everythingChanged(db),
    ]);
    return seller;
  });
  if (decided) return 1;
  const [user] = await memberByEmail(sql, email);
  if (!user) throw notFound('user');
  if (user.role !== 'seller') throw invalid('email', t('Only sellers can be verified'));
  return 0;
}
