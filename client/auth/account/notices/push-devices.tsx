import { useMutation, useQuery } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { query, queryClient, refresh } from '#client/api/query-client.ts';
import { Badge } from '#client/ui/badge.tsx';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Day } from '#client/ui/day.tsx';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { rich } from '#client/ui/rich.ts';
import { addPushDevice, listPushDevices, type PushDevice, removePushDevice } from '#contract/push-devices.ts';
import { message, t } from '#language/t.ts';
import { ownEndpoint, pushState, subscribe, unsubscribe } from './browser-push.ts';

const list = query(listPushDevices, {});
const own = { queryKey: ['the push endpoint of this browser'], queryFn: ownEndpoint };
const NOT_POSSIBLE = message('This browser cannot show push messages of Kickstand just now. Please try again later.');

export function PushDevices() {
  const { data, error } = useQuery(list);
  const { data: endpoint } = useQuery(own);
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  const again = () => Promise.all([refresh(listPushDevices), queryClient.invalidateQueries(own)]);
  const turnOn = useMutation({
    mutationFn: async (key: string) => {
      const device = await subscribe(key).catch((fault: unknown) => {
        console.error(fault);
        throw new Error(NOT_POSSIBLE);
      });
      if (device) await call(addPushDevice, { body: device });
      return !!device;
    },
    onSuccess: async (isOn) => {
      await again();
      if (isOn) toast.success(t('This browser shows push messages'));
    },
  });
  const turnOff = useMutation({
    mutationFn: async (device: PushDevice) => {
      await call(removePushDevice, { params: { id: device._id } });
      if (device.endpoint === endpoint) await unsubscribe();
    },
    onSuccess: async (_, device) => {
      const place = data?.devices.indexOf(device) ?? 0;
      await again();
      vacate(place);
      toast.success(t('No push messages there any more'));
    },
  });
  const state = pushState();
  const isOn = data?.devices.some((device) => device.endpoint === endpoint);
  const fault = error ?? turnOn.error ?? turnOff.error;
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {t('Push messages')}
      </h3>
      <p className="max-w-prose text-sm text-quiet">
        {state === 'impossible' &&
          t('This browser cannot show push messages. On an iPhone, first add Kickstand to the home screen.')}
        {state === 'forbidden' &&
          t(
            'You have told this browser that Kickstand may not show messages. You can change that in its settings for this site.',
          )}
        {state === 'possible' &&
          t('They come also when Kickstand is closed, and say only that there is news: no names, no bikes, no sums.')}
      </p>
      {data && data.devices.length > 0 && (
        <ul ref={rows} className="w-full divide-y divide-base-300 border-y border-base-300">
          {data.devices.map((device) => (
            <li
              key={device._id}
              tabIndex={-1}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <p className="min-w-0 grow">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
                  {device.name} {device.endpoint === endpoint && <Badge tone="good">{t('This browser')}</Badge>}
                </span>
                <span className="text-sm text-quiet">
                  {rich('Since <day></day>', { day: () => <Day of={device.addedAt} /> })}
                </span>
              </p>
              <BusyButton
                busy={turnOff.isPending && turnOff.variables._id === device._id}
                onClick={() => turnOff.mutate(device)}
                aria-label={t('Turn off: {device}', { device: device.name })}
                className="btn-sm btn-outline"
              >
                {t('Turn off')}
              </BusyButton>
            </li>
          ))}
        </ul>
      )}
      {fault && (
        <FormFault>
          {fault instanceof Error && fault.message === NOT_POSSIBLE ? t(NOT_POSSIBLE) : reason(fault)}
        </FormFault>
      )}
      {data && state === 'possible' && !isOn && (
        <BusyButton
          busy={turnOn.isPending}
          onClick={() => turnOn.mutate(data.applicationServerKey)}
          className="btn-outline"
        >
          {t('Show push messages in this browser')}
        </BusyButton>
      )}
    </div>
  );
}
