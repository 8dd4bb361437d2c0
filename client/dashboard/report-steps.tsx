import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listReportedMessages } from '#contract/message-reports.ts';
import { listReportedRatings } from '#contract/ratings.ts';
import { listReportedProducts } from '#contract/reports.ts';
import { NextStep } from './next-step.tsx';
import { pluralize } from './pluralize.ts';

/** What people reported and no admin has decided about. */
export function ReportSteps() {
  const { data: bikes } = useQuery(query(listReportedProducts, {}));
  const { data: messages } = useQuery(query(listReportedMessages, {}));
  const { data: ratings } = useQuery(query(listReportedRatings, {}));
  return (
    <>
      <NextStep
        to={paths.reportedItems}
        title="Reported Items"
        text="Bikes that people reported: dismiss the report, or remove the bike."
        {...reported(bikes, { one: 'bike is reported', many: 'bikes are reported' })}
      />
      <NextStep
        to={paths.reportedMessages}
        title="Reported messages"
        text="Read what stands around them, then dismiss the report or remove the message."
        {...reported(messages, { one: 'report of a message waits', many: 'reports of messages wait' })}
      />
      <NextStep
        to={paths.reportedRatings}
        title="Reported ratings"
        text="Ratings that people reported: dismiss the report, or take the rating down."
        {...reported(ratings, { one: 'rating is reported', many: 'ratings are reported' })}
      />
    </>
  );
}

function reported(list: readonly unknown[] | undefined, words: Parameters<typeof pluralize>[1]) {
  const news = list && (list.length ? pluralize(list.length, words) : 'Nothing is reported');
  return { news, urgent: !!list?.length };
}
