import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { Icon } from '#client/ui/icon.tsx';
import { rich } from '#client/ui/rich.ts';
import { readConfig } from '#contract/config.ts';
import { t } from '#language/t.ts';

export function LetterSent({ to }: { to: string }) {
  const { data: config } = useQuery(query(readConfig, {}));
  return (
    <p role="status" className="flex items-start gap-2">
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" />
      <span className="wrap-anywhere">
        {t('A letter with a link is on its way to {to}. The link works for one hour.', { to })}
        {config?.inbox && (
          <>
            {' '}
            {rich('In this demo, <inbox>all letters arrive here</inbox>.', {
              inbox: (words) => (
                <a href={config.inbox} target="_blank" rel="noreferrer" className="text-link">
                  {words}
                </a>
              ),
            })}
          </>
        )}
      </span>
    </p>
  );
}
