import { DateTime } from '#client/ui/date-time.tsx';
import type { Deal } from '#contract/deals.ts';
import type { AttachedInspection } from '#contract/inspections.ts';
import { t } from '#language/t.ts';
import { AttachInspection } from './attach-inspection.tsx';
import { InspectedItems } from './inspected-items.tsx';

export interface AttachedInspectionsProps {
  deal: Deal;
  busy: boolean;
  fault: string | undefined;
  onAttach(): void;
}

export default function AttachedInspections({ deal, ...attaching }: AttachedInspectionsProps) {
  return (
    <div className="grid gap-5">
      {deal.may.includes('attach-inspection') && <AttachInspection deal={deal} {...attaching} />}
      {deal.inspections.length > 0 && (
        <ol className="grid gap-5">
          {deal.inspections.map((inspection) => (
            <Attached key={inspection._id} deal={deal} inspection={inspection} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Attached({ deal, inspection }: { deal: Deal; inspection: AttachedInspection }) {
  const { by, name, at } = inspection;
  return (
    <li className="min-w-0">
      <p className="wrap-anywhere">
        <strong className="font-semibold">{by === deal.as ? t('You') : name}</strong>{' '}
        <span className="text-sm text-quiet">
          ({t(by === 'buyer' ? 'buyer' : 'seller')}), <DateTime of={at} />
        </span>
      </p>
      <InspectedItems dealId={deal._id} inspection={inspection} />
    </li>
  );
}
