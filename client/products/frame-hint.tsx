import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { query } from '#client/api/query-client.ts';
import { useSettled } from '#client/ui/settled.ts';
import type { Input } from '#contract/endpoint.ts';
import { checkFrame } from '#contract/frame-check.ts';
import { t } from '#language/t.ts';
import type { FormOfProduct } from './form-field.ts';
import { FrameFindings } from './frame-findings.tsx';
import type { KeptFrame } from './frame-number-field.tsx';

const PAUSE_MS = 800;
const FACTS = ['frameNumber', 'kilometres', 'owners', 'modelYear'] as const;
type Asked = Input<typeof checkFrame>['body'];

/** What buyers would be told of the frame number, while the form is filled in. */
export function FrameHint({ form, kept }: { form: FormOfProduct; kept: KeptFrame | undefined }) {
  const values = useWatch({ control: form.control, name: FACTS });
  const [frameNumber = '', ...facts] = values;
  const asked = askedOf(JSON.parse(useSettled(JSON.stringify([frameNumber, ...facts]), PAUSE_MS)), kept);
  const { data } = useQuery({
    ...query(checkFrame, { body: asked as Asked }),
    enabled: asked !== undefined,
    retry: false,
  });
  const findings = (asked && data?.findings) ?? [];
  const isRefused = findings.some(({ code }) => code === 'on-sale-already');
  return (
    <div role="status">
      {findings.length > 0 && (
        <FrameFindings title={t('We checked the frame number')} findings={findings}>
          <p className="text-quiet">
            {isRefused
              ? t('Take the other bike off the market first.')
              : t('You can save it as it is. Buyers are told on the bike’s page.')}
          </p>
        </FrameFindings>
      )}
    </div>
  );
}

/** Undefined without a whole number, or a kept one; null: the kept one is to be forgotten. */
function askedOf([typed, ...facts]: unknown[], kept: KeptFrame | undefined): Asked | undefined {
  if (typed === null || (!typed && !kept)) return;
  const frame = typed ? { frameNumber: typed } : {};
  const [kilometres, owners, modelYear] = facts.map((fact) => fact || undefined);
  const own = kept && { productId: kept.productId };
  const all = { ...frame, ...own, kilometres, owners, modelYear };
  return [all, { ...frame, ...own }].find((body) => checkFrame.body.safeParse(body).success) as Asked | undefined;
}
