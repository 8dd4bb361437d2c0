import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { rich } from '#client/ui/rich.ts';
import type { IdentityDocument } from '#contract/verification.ts';
import { t } from '#language/t.ts';
import { DocumentPicture } from './document-picture.tsx';

interface IdentityDocumentCardProps {
  document: IdentityDocument;
  onDecide(accepts: boolean): void;
}

export function IdentityDocumentCard({ document, onDecide }: IdentityDocumentCardProps) {
  const { _id: id, sellerName, sellerEmail, joinedAt, sentAt } = document;
  const named = `name-${id}`;
  return (
    <li className="grid gap-4 rounded-box border border-base-300 bg-base-100 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] sm:p-6">
      <div className="flex flex-col gap-4">
        <div className="wrap-anywhere">
          <h2 id={named} className="text-2xl">
            {sellerName}
          </h2>
          <p>
            <Link to={paths.person(sellerEmail)} className="text-link">
              {sellerEmail}
            </Link>
          </p>
          <p className="mt-2 text-sm text-quiet">
            {rich('Joined <joined></joined>, sent this <sent></sent>', {
              joined: () => <Day of={joinedAt} />,
              sent: () => <Day of={sentAt} />,
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 sm:mt-auto">
          <button type="button" onClick={() => onDecide(true)} aria-describedby={named} className="btn btn-primary">
            {t('Accept')}
          </button>
          <button type="button" onClick={() => onDecide(false)} aria-describedby={named} className="btn btn-outline">
            {t('Refuse')}
          </button>
        </div>
      </div>
      <DocumentPicture id={id} sellerName={sellerName} />
    </li>
  );
}
