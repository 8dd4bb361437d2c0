import { Link } from 'react-router';
import { messageReportWords } from '#client/conversations/message-report-words.ts';
import { paths } from '#client/paths.ts';
import { DateTime } from '#client/ui/date-time.tsx';
import { rich } from '#client/ui/rich.ts';
import type { ReportedMessage } from '#contract/message-reports.ts';
import { t } from '#language/t.ts';
import type { MessageDecision } from './decide-dialog.tsx';
import { ReportedPhoto } from './reported-photo.tsx';

interface ReportedMessageCardProps {
  report: ReportedMessage;
  onDecide(decision: MessageDecision): void;
}

/** The reported message with its surroundings. */
export function ReportedMessageCard({ report, onDecide }: ReportedMessageCardProps) {
  const { _id, reason, words, reportedAt, reporter, author, productId, productName, messages } = report;
  const people = { reporter, author };
  return (
    <li
      tabIndex={-1}
      aria-label={t('Message of {name}', { name: author.name })}
      className="grid gap-4 rounded-box border border-base-300 bg-base-100 p-4 sm:p-5"
    >
      <div className="border-s-4 border-warning ps-3">
        <p className="font-semibold wrap-anywhere">
          {t(messageReportWords[reason])}
          {words && <q className="ms-1 font-normal">{words}</q>}
        </p>
        <p className="text-sm wrap-anywhere">
          {rich(
            '{reporter} <quiet>({reporterEmail})</quiet> about <author>{name}</author> <quiet>({email})</quiet>, <time></time>',
            {
              reporter: reporter.name,
              reporterEmail: reporter.email,
              name: author.name,
              email: author.email,
              quiet: (words) => <span className="text-quiet">{words}</span>,
              author: (words) => (
                <Link to={paths.person(author.email)} className="text-link">
                  {words}
                </Link>
              ),
              time: () => <DateTime of={reportedAt} />,
            },
          )}
        </p>
        <p className="text-sm text-quiet wrap-anywhere">
          {rich('In their conversation about <bike>{name}</bike>', {
            name: productName,
            bike: (words) => (
              <Link to={paths.product(productId)} className="text-link">
                {words}
              </Link>
            ),
          })}
        </p>
      </div>
      <ol aria-label={t('The message, and what stands around it')} className="grid gap-2">
        {messages.map(({ _id: id, by, words: said, sentAt, isReported, photos }) => (
          <li
            key={id}
            className={`min-w-0 rounded-field px-3 py-2 wrap-anywhere ${isReported ? 'border-2 border-warning bg-base-100' : 'bg-base-200'}`}
          >
            <p className="text-sm">
              <strong className="font-semibold">{people[by].name}</strong>{' '}
              <span className="text-quiet">
                {isReported ? (
                  rich('<time></time>, reported', { time: () => <DateTime of={sentAt} /> })
                ) : (
                  <DateTime of={sentAt} />
                )}
              </span>
            </p>
            {said && <p className="user-text">{said}</p>}
            {photos.length > 0 && (
              <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
                {photos.map((photo, nth) => (
                  <ReportedPhoto key={photo.name} reportId={_id} photo={photo} nth={nth + 1} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap justify-end gap-2">
        <button
          type="button"
          onClick={() => onDecide('dismiss')}
          aria-label={t('Dismiss the report on the message of {name}', { name: author.name })}
          className="btn btn-outline"
        >
          {t('Dismiss')}
        </button>
        <button
          type="button"
          onClick={() => onDecide('remove')}
          aria-label={t('Remove the message of {name}', { name: author.name })}
          className="btn btn-ghost text-error"
        >
          {t('Remove the message')}
        </button>
      </div>
    </li>
  );
}
