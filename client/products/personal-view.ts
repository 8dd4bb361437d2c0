import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { lazyImport, type ScriptMissing } from '#client/browser/lazy-import.ts';
import type { WholeProduct } from '#contract/products.ts';
import type { Sight } from './product-watch.ts';

type Deal = typeof import('../product-page/signed-in-actions.tsx');

const loadParts = () => Promise.all([import('../product-page/signed-in-actions.tsx'), import('./product-watch.ts')]);

/** The bike as the signed-in person sees it. Guests load none of it. */
export function usePersonalView(shown: WholeProduct) {
  const viewer = useSession().user?.email;
  const { revalidate } = useRevalidator();
  const [deal, setDeal] = useState<Deal>();
  const [{ product, gone, fault }, setSight] = useState<Sight>({});

  useEffect(() => {
    if (!viewer) return;
    let stop = () => {};
    let left = false;
    lazyImport(loadParts).then(
      ([parts, { watchProduct }]) => {
        if (left) return;
        setDeal(parts);
        stop = watchProduct(shown._id, setSight);
      },
      (error: ScriptMissing) => setSight({ fault: error.message }),
    );
    return () => {
      left = true;
      stop();
      setSight({});
    };
  }, [viewer, shown._id]);

  useEffect(() => {
    if (gone) void revalidate();
  }, [gone, revalidate]);

  return viewer && deal && product ? { product, deal, fault } : { product: shown, deal: undefined, fault };
}
