import type { OpenSession } from '#client/api/session/identity-client.ts';
import { Badge } from '#client/ui/badge.tsx';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { DateTime } from '#client/ui/date-time.tsx';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import { deviceInWords } from './device.ts';

interface SessionRowProps {
  session: OpenSession;
  busy: boolean;
  onEnd(): void;
}

export function SessionRow({ session: { userAgent, current, lastUsedAt, beganAt }, busy, onEnd }: SessionRowProps) {
  const device = deviceInWords(userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device} {current && <Badge tone="good">{t('This browser')}</Badge>}
        </p>
        <p className="text-sm text-quiet">
          {rich('Last used <used></used>, logged in <began></began>', {
            used: () => <DateTime of={lastUsedAt} />,
            began: () => <DateTime of={beganAt} />,
          })}
        </p>
      </div>
      {!current && (
        <BusyButton
          busy={busy}
          onClick={onEnd}
          aria-label={t('Log out: {device}', { device })}
          className="btn-sm btn-outline"
        >
          {t('Log out')}
        </BusyButton>
      )}
    </li>
  );
}
