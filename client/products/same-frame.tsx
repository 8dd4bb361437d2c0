import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { rich } from '#client/ui/rich.ts';
import type { WholeProduct } from '#contract/products.ts';

type Others = NonNullable<WholeProduct['sameFrame']>;

/** Shown to admins only: two bikes on sale have one frame number. */
export function SameFrame({ others }: { others: Others }) {
  if (others.length === 0) return;
  return (
    <div className="mt-3 flex gap-3 rounded-field border-2 border-warning p-3">
      <Icon name="alert" className="size-5 shrink-0 text-warning" />
      <p className="min-w-0 wrap-anywhere">
        {rich(
          '{count, plural, =2 {Two bikes} other {# bikes}} on Kickstand carry this frame number: this one and <others></others>.',
          { count: others.length + 1, others: () => <Links of={others} /> },
        )}
      </p>
    </div>
  );
}

function Links({ of: others }: { of: Others }) {
  return others.map(({ _id, productName }, at) => (
    <span key={_id}>
      {at > 0 && ', '}
      <Link to={paths.product(_id)} className="text-link">
        {productName}
      </Link>
    </span>
  ));
}
