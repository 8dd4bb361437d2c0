import type { DealSettings } from '#contract/deal-settings.ts';
import type { Deal } from '#contract/deals.ts';
import { DealConversation } from './deal-conversation.tsx';
import { DealHead } from './deal-head.tsx';
import { DealInspections } from './deal-inspections.tsx';
import { DealRatings } from './deal-ratings.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { Money } from './money.tsx';
import { People } from './people.tsx';
import { Progress } from './progress.tsx';
import { Statements } from './statements.tsx';
import { StatusPanel } from './status-panel.tsx';
import { Timeline } from './timeline.tsx';

export function DealSheet({ deal, settings }: { deal: Deal; settings: DealSettings }) {
  return (
    <>
      <DealHead deal={deal} />
      <Progress deal={deal} />
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <StatusPanel deal={deal} settings={settings} />
        <div className="grid gap-6 lg:row-span-2">
          <MeetingFacts deal={deal} />
          <Money deal={deal} />
          <People deal={deal} />
        </div>
        <div className="grid gap-6">
          <DealRatings deal={deal} />
          <DealConversation deal={deal} />
          <DealInspections deal={deal} />
          <Statements deal={deal} />
          <Timeline deal={deal} />
        </div>
      </div>
    </>
  );
}
