import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Role } from '#contract/users.ts';

interface NoPeopleProps {
  who: Role;
  search: string;
  onClear(): void;
}

export function NoPeople({ who, search, onClear }: NoPeopleProps) {
  if (!search)
    return (
      <EmptyState title={`No ${who} has joined yet`}>
        As soon as somebody signs up as a {who}, they are listed here.
      </EmptyState>
    );
  return (
    <EmptyState title={`Nobody matches “${search}”`}>
      <p>No {who} has this in their name or e-mail.</p>
      <button type="button" onClick={onClear} className="btn btn-outline mt-4">
        Show all {who}s
      </button>
    </EmptyState>
  );
}
