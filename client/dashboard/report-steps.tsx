import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listReportedMessages } from '#contract/message-reports.ts';
import { listReportedRatings } from '#contract/ratings.ts';
import { listReportedProducts } from '#contract/reports.ts';
import { message, t } from '#language/t.ts';
import { NextStep } from './next-step.tsx';
import { type PageWords, pageCount } from './page-count.ts';

/** What people reported and no admin has decided about. */
export function ReportSteps() {
  const { data: bikes } = useQuery(query(listReportedProducts, {}));
  const { data: messages } = useQuery(query(listReportedMessages, {}));
  const { data: ratings } = useQuery(query(listReportedRatings, {}));
  return (
    <>
      <NextStep
        to={paths.reportedItems}
        title={t('Reported Items')}
        text={t('Bikes that people reported: dismiss the report, or remove the bike.')}
        {...reported(bikes, {
          all: message('{count, plural, one {# bike is reported} other {# bikes are reported}}'),
          atLeast: message('{count, plural, other {# or more bikes are reported}}'),
        })}
      />
      <NextStep
        to={paths.reportedMessages}
        title={t('Reported messages')}
        text={t('Read what stands around them, then dismiss the report or remove the message.')}
        {...reported(messages, {
          all: message('{count, plural, one {# report of a message waits} other {# reports of messages wait}}'),
          atLeast: message('{count, plural, other {# or more reports of messages wait}}'),
        })}
      />
      <NextStep
        to={paths.reportedRatings}
        title={t('Reported ratings')}
        text={t('Ratings that people reported: dismiss the report, or take the rating down.')}
        {...reported(ratings, {
          all: message('{count, plural, one {# rating is reported} other {# ratings are reported}}'),
          atLeast: message('{count, plural, other {# or more ratings are reported}}'),
        })}
      />
    </>
  );
}

function reported(list: readonly unknown[] | undefined, words: PageWords) {
  const news = list && (list.length ? pageCount(list.length, words) : t('Nothing is reported'));
  return { news, urgent: !!list?.length };
}
