import { useId } from 'react';
import {
  choicesOf,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeKind,
  type NoticePreference,
} from '#contract/notice-preferences.ts';
import { t } from '#language/t.ts';
import { CHANNEL_NAMES } from './choice-words.ts';

export interface Chosen {
  kind: NoticeKind;
  channel: NoticeChannel;
  choice: NoticeChoice;
}

interface PreferenceRowProps {
  preference: NoticePreference;
  onChoose(chosen: Chosen): void;
}

export function PreferenceRow({ preference, onChoose }: PreferenceRowProps) {
  const { kind } = preference;
  const { name, about } = NOTICE_KINDS[kind];
  const id = useId();
  return (
    <li className="grid items-center gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_10rem_6rem]">
      <div>
        <h3 id={id} className="font-sans text-base font-semibold">
          {t(name)}
        </h3>
        <p className="text-sm text-quiet">{t(about)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:contents">
        {NOTICE_CHANNELS.map((channel) => (
          <Choice
            key={channel}
            {...{ kind, channel, choice: preference[channel] }}
            of={id}
            onChoose={(choice) => onChoose({ kind, channel, choice })}
          />
        ))}
      </div>
    </li>
  );
}

interface ChoiceProps extends Chosen {
  /** Id of the heading. */
  of: string;
  onChoose(choice: NoticeChoice): void;
}

function Choice({ kind, channel, choice, of, onChoose }: ChoiceProps) {
  const id = useId();
  const choices = choicesOf(kind, channel);
  const label = (
    <span id={id} className="text-sm font-medium">
      {t(CHANNEL_NAMES[channel])}
    </span>
  );
  if (choices.length === 1)
    return (
      <p className="flex min-h-8 items-center gap-2">
        {label} <span className="text-sm text-quiet">{t('always||of letters that cannot be turned off')}</span>
      </p>
    );
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        role="switch"
        className="toggle border-base-content/60"
        aria-labelledby={`${of} ${id}`}
        checked={choice === 'on'}
        aria-checked={choice === 'on'}
        onChange={({ target }) => onChoose(target.checked ? 'on' : 'off')}
      />
      {label}
    </label>
  );
}
