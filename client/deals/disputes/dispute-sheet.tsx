import { Link } from 'react-router';
import { DealHead } from '#client/deals/deal-head.tsx';
import { DealInspections } from '#client/deals/deal-inspections.tsx';
import { MeetingFacts } from '#client/deals/meeting-facts.tsx';
import { Money } from '#client/deals/money.tsx';
import { People } from '#client/deals/people.tsx';
import { Statements } from '#client/deals/statements.tsx';
import { Timeline } from '#client/deals/timeline.tsx';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { YourDecision } from './your-decision.tsx';

export function DisputeSheet({ deal, settings }: { deal: Deal; settings: DealSettings }) {
  return (
    <>
      <Link to={paths.disputes} className="mb-4 inline-flex min-h-6 items-center gap-1 text-sm font-semibold text-link">
        <Icon name="back" className="size-4" />
        {t('All disputes')}
      </Link>
      <DealHead deal={deal} />
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-6">
          <YourDecision deal={deal} settings={settings} />
          <Statements deal={deal} />
          <DealInspections deal={deal} />
          <Timeline deal={deal} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Money deal={deal} />
          <MeetingFacts deal={deal} />
          <People deal={deal} />
        </div>
      </div>
    </>
  );
}
