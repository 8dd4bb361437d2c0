import { Link } from 'react-router';
import { messageReportWords } from '#client/conversations/message-report-words.ts';
import { paths } from '#client/paths.ts';
import { DateTime } from '#client/ui/date-time.tsx';
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
      aria-label={`Message of ${author.name}`}
      className="grid gap-4 rounded-box border border-base-300 bg-base-100 p-4 sm:p-5"
    >
      <div className="border-l-4 border-warning pl-3">
        <p className="font-semibold wrap-anywhere">
          {t(messageReportWords[reason])}
          {words && <q className="ml-1 font-normal">{words}</q>}
        </p>
        <p className="text-sm wrap-anywhere">
          {reporter.name} <span className="text-quiet">({reporter.email})</span> about{' '}
          <Link to={paths.person(author.email)} className="text-link">
            {author.name}
          </Link>{' '}
          <span className="text-quiet">({author.email})</span>, <DateTime of={reportedAt} />
        </p>
        <p className="text-sm text-quiet wrap-anywhere">
          In their conversation about{' '}
          <Link to={paths.product(productId)} className="text-link">
            {productName}
          </Link>
        </p>
      </div>
      <ol aria-label="The message, and what stands around it" className="grid gap-2">
        {messages.map(({ _id: id, by, words: said, sentAt, isReported, photos }) => (
          <li
            key={id}
            className={`min-w-0 rounded-field px-3 py-2 wrap-anywhere ${isReported ? 'border-2 border-warning bg-base-100' : 'bg-base-200'}`}
          >
            <p className="text-sm">
              <strong className="font-semibold">{people[by].name}</strong>{' '}
              <span className="text-quiet">
                <DateTime of={sentAt} />
                {isReported && ', reported'}
              </span>
            </p>
            {said && <p className="whitespace-pre-line">{said}</p>}
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
          aria-label={`Dismiss the report on the message of ${author.name}`}
          className="btn btn-outline"
        >
          Dismiss
        </button>
        <button
          type="button"
          onClick={() => onDecide('remove')}
          aria-label={`Remove the message of ${author.name}`}
          className="btn btn-ghost text-error"
        >
          Remove the message
        </button>
      </div>
    </li>
  );
}
