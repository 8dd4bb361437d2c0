import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { DateTime } from '#client/ui/date-time.tsx';
import { rich } from '#client/ui/rich.ts';
import type { AuditEntry } from '#contract/audit.ts';
import type { Actor } from '#contract/deal-machine.ts';
import { type Message, message, t } from '#language/t.ts';

const AFTER_BY: Record<Actor, Message> = {
  admin: message('an admin'),
  buyer: message('a buyer'),
  seller: message('a seller'),
  provider: message('the card provider'),
  clock: message('the market itself'),
};

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const facts = Object.entries(entry.facts);
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
      <p className="w-36 shrink-0 text-sm text-quiet tabular-nums max-sm:w-full">
        <DateTime of={entry.happenedAt} />
      </p>
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          {rich('<action></action> <quiet>by</quiet> <person></person>', {
            action: () => <strong className="font-semibold">{inWords(entry.action)}</strong>,
            quiet: (words) => <span className="text-quiet">{words}</span>,
            person: () => <Who entry={entry} />,
          })}
        </p>
        <p className="text-sm text-quiet wrap-anywhere">
          <Subject entry={entry} />
        </p>
        {facts.length > 0 && (
          <p className="text-sm text-quiet wrap-anywhere">
            {facts.map(([name, value]) => `${name}: ${value}`).join(' · ')}
          </p>
        )}
      </div>
      {!entry.isIntact && (
        <p>
          <Badge tone="warning">{t('Changed afterwards')}</Badge>
        </p>
      )}
    </li>
  );
}

function Who({ entry: { actor, actorName, actorEmail } }: { entry: AuditEntry }) {
  if (!actorName || !actorEmail) return t(AFTER_BY[actor]);
  return (
    <Link to={paths.person(actorEmail)} className="text-link inline-block min-h-6">
      {actorName}
    </Link>
  );
}

function Subject({ entry: { subject, subjectName, subjectEmail } }: { entry: AuditEntry }) {
  const [kind, id = ''] = subject.split(' ');
  if (subjectName && subjectEmail)
    return (
      <Link to={paths.person(subjectEmail)} className="text-link inline-block min-h-6">
        {subjectName}
      </Link>
    );
  if (kind === 'booking')
    return (
      <Link to={paths.deal(id)} className="text-link inline-block min-h-6">
        {t('Deal …{id}', { id: id.slice(-12) })}
      </Link>
    );
  if (kind === 'product')
    return (
      <Link to={paths.product(id)} className="text-link inline-block min-h-6">
        {t('Bike …{id}', { id: id.slice(-12) })}
      </Link>
    );
  return subject;
}

/** `suspend-user` → `Suspend user`, `change-email` → `Change e-mail`. */
function inWords(action: string) {
  const words = action.replaceAll('-', ' ').replace('email', 'e-mail');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
