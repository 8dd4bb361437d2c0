import { Link } from 'react-router';
import type { useNextRows } from './next-rows.ts';
import type { ListAddress } from './seller-address.ts';

interface MoreLinkProps {
  of: ReturnType<typeof useNextRows>;
  address: ListAddress;
  /** Such as “More ratings”. */
  label: string;
}

/** The link works without scripts, to a page of its own. */
export function MoreLink({ of: { after, busy, fault, showMore }, address, label }: MoreLinkProps) {
  if (!after) return;
  return (
    <div className="mt-6 text-center">
      <p role="alert" className="mb-3 text-sm font-medium text-error empty:hidden">
        {fault}
      </p>
      <Link
        to={address.after(after)}
        discover="none"
        rel="next"
        aria-busy={busy}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          showMore();
        }}
        className="btn btn-outline"
      >
        {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
        {label}
      </Link>
    </div>
  );
}

/** On a page that begins in the middle of a list. */
export function NewestLink({ address, label }: { address: ListAddress; label: string }) {
  return (
    <Link to={address.first} discover="none" className="mt-1 inline-flex min-h-6 items-center text-link">
      {label}
    </Link>
  );
}
