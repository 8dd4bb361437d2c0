import { useState } from 'react';
import { Link } from 'react-router';
import { isSent } from '#client/inspections/syncing.ts';
import { paths } from '#client/paths.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';

interface AttachInspectionProps {
  deal: Deal;
  busy: boolean;
  fault: string | undefined;
  onAttach(): void;
}

/** A copy of what one has noted by now; what this device has not sent yet is sent before. */
export function AttachInspection({ deal: { productId, as }, busy, fault, onAttach }: AttachInspectionProps) {
  const [isUnsent, setUnsent] = useState(false);
  const [isSending, setSending] = useState(false);

  async function attach() {
    setSending(true);
    const sent = await isSent(productId);
    setSending(false);
    setUnsent(!sent);
    if (sent) onAttach();
  }

  return (
    <div className="grid gap-3">
      <p className="text-quiet">
        {t(
          as === 'buyer'
            ? 'A checklist for the meeting, also without a connection. The seller and our admins see it once you attach it, as it is then.'
            : 'A checklist for the meeting, also without a connection. The buyer and our admins see it once you attach it, as it is then.',
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.inspection(productId)} className="btn btn-outline">
          {t('Inspect this bike')}
        </Link>
        <BusyButton busy={isSending || busy} onClick={() => void attach()} className="btn-outline">
          {t('Attach my inspection')}
        </BusyButton>
      </div>
      <FormFault>
        {isUnsent ? t('Some of it could not be sent yet. Its page says why, so please open it first.') : fault}
      </FormFault>
    </div>
  );
}
