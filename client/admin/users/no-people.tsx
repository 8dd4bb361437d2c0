import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Role } from '#contract/users.ts';
import { type Message, message, t } from '#language/t.ts';

const texts: Record<Role, { none: Message; listed: Message; notFound: Message; all: Message }> = {
  buyer: {
    none: message('No buyer has joined yet'),
    listed: message('As soon as somebody signs up as a buyer, they are listed here.'),
    notFound: message('No buyer has this in their name or e-mail.'),
    all: message('Show all buyers'),
  },
  seller: {
    none: message('No seller has joined yet'),
    listed: message('As soon as somebody signs up as a seller, they are listed here.'),
    notFound: message('No seller has this in their name or e-mail.'),
    all: message('Show all sellers'),
  },
  admin: {
    none: message('No admin has joined yet'),
    listed: message('As soon as somebody signs up as a admin, they are listed here.'),
    notFound: message('No admin has this in their name or e-mail.'),
    all: message('Show all admins'),
  },
};

interface NoPeopleProps {
  who: Role;
  search: string;
  onClear(): void;
}

export function NoPeople({ who, search, onClear }: NoPeopleProps) {
  const { none, listed, notFound, all } = texts[who];
  if (!search) return <EmptyState title={t(none)}>{t(listed)}</EmptyState>;
  return (
    <EmptyState title={t('Nobody matches “{search}”', { search })}>
      <p>{t(notFound)}</p>
      <button type="button" onClick={onClear} className="btn btn-outline mt-4">
        {t(all)}
      </button>
    </EmptyState>
  );
}
