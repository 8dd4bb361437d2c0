import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { query, queryClient } from '#client/api/query-client.ts';
import { undoToast } from '#client/ui/undo-toast.tsx';
import { chooseNotices, type NoticePreference, readNoticePreferences } from '#contract/notice-preferences.ts';
import { t } from '#language/t.ts';
import { Card } from '../card.tsx';
import { CardState } from '../card-state.tsx';
import { choiceInWords } from './choice-words.ts';
import { type Chosen, PreferenceRow } from './preference-row.tsx';
import { PushDevices } from './push-devices.tsx';

export const noticePreferences = query(readNoticePreferences, {});
const ANCHOR = 'notices';

export function NoticesCard() {
  const chosen = useQuery(noticePreferences);
  const { data } = chosen;
  const place = useRef<HTMLDivElement>(null);
  // Letters link here; the page is filled after the browser has looked for the anchor.
  useEffect(() => {
    if (window.location.hash === `#${ANCHOR}`) place.current?.scrollIntoView();
  }, []);
  const choose = useMutation({
    mutationFn: ({ kind, channel, choice }: Chosen) =>
      call(chooseNotices, { params: { kind, channel }, body: { choice } }),
    onMutate: (chosen) => {
      const before = data?.find(({ kind }) => kind === chosen.kind)?.[chosen.channel];
      show(chosen);
      return { before };
    },
    onSuccess: (_, chosen, { before }) => {
      const { kind, channel } = chosen;
      if (before && before !== chosen.choice)
        undoToast(choiceInWords(chosen), () => choose.mutate({ kind, channel, choice: before }));
    },
    onError: (fault, { kind, channel }, kept) => {
      console.error(fault);
      if (kept?.before) show({ kind, channel, choice: kept.before });
      toast.error(reason(fault));
    },
  });
  return (
    <div ref={place} id={ANCHOR} className="scroll-mt-4">
      <Card
        title={t('What reaches you')}
        lead={t('Everything is behind the bell. Here you choose what also comes as a letter, and as a push message.')}
      >
        <CardState query={chosen} loading={t('Looking what you have chosen …')} />
        {data && (
          <ul className="divide-y divide-base-300 border-y border-base-300">
            {data.map((preference) => (
              <PreferenceRow key={preference.kind} preference={preference} onChoose={choose.mutate} />
            ))}
          </ul>
        )}
        <PushDevices />
      </Card>
    </div>
  );
}

function show({ kind, channel, choice }: Chosen) {
  queryClient.setQueryData(noticePreferences.queryKey, (shown?: NoticePreference[]) =>
    shown?.map((one) => (one.kind === kind ? { ...one, [channel]: choice } : one)),
  );
}
