import { DateTime } from '#client/ui/date-time.tsx';
import type { Deal, Statement } from '#contract/deals.ts';
import { type Message, message, t } from '#language/t.ts';
import { DealSection } from './section.tsx';
import { StatementPhoto } from './statement-photo.tsx';

export function Statements({ deal }: { deal: Deal }) {
  if (!deal.statements.length) return;
  return (
    <DealSection title={t('What was said')}>
      <ol className="grid gap-5">
        {deal.statements.map((statement) => (
          <StatementOf key={statement._id} deal={deal} statement={statement} />
        ))}
      </ol>
    </DealSection>
  );
}

const roles: Record<Statement['by'], Message> = {
  buyer: message('buyer'),
  seller: message('seller'),
  admin: message('admin'),
  provider: message('bank'),
  clock: message('Kickstand'),
};

function StatementOf({ deal: { _id, as }, statement }: { deal: Deal; statement: Statement }) {
  const { by, name, words, photos, at } = statement;
  return (
    <li className="min-w-0">
      <p className="wrap-anywhere">
        <strong className="font-semibold">{by === as && by !== 'admin' ? t('You') : name}</strong>{' '}
        <span className="text-sm text-quiet">
          ({t(roles[by])}), <DateTime of={at} />
        </span>
      </p>
      <p className="mt-1 user-text wrap-anywhere">{words}</p>
      {photos.length > 0 && (
        <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {photos.map((photo, nth) => (
            <StatementPhoto key={photo.name} dealId={_id} photo={photo} nth={nth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}
