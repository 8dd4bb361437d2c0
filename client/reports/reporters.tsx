import { Moment } from '#client/ui/moment.tsx';
import type { ReportedProduct } from '#contract/reports.ts';

/** How often a bike was reported, by whom and when: the newest are named. */
export function Reporters({ item: { reports, reporters } }: { item: ReportedProduct }) {
  const others = reports - reporters.length;
  return (
    <div className="border-l-4 border-warning pl-3">
      <p className="font-semibold">{reports === 1 ? '1 report' : `${reports} reports`}</p>
      <ul className="mt-1 grid gap-1">
        {reporters.map(({ name, email, reportedAt }) => (
          <li key={email} className="wrap-anywhere">
            {name} <span className="text-quiet">({email})</span>, <Moment of={reportedAt} />
          </li>
        ))}
        {others > 0 && <li className="text-quiet">and {others} more</li>}
      </ul>
    </div>
  );
}
