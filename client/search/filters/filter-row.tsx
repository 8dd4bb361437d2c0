import { type ComponentProps, useId } from 'react';
import type { Count } from '#contract/search.ts';
import { BikesCount } from './bikes-count.tsx';

interface FilterRowProps
  extends Required<Pick<ComponentProps<'input'>, 'name' | 'value' | 'checked'>>,
    Pick<ComponentProps<'input'>, 'disabled'> {
  type: 'checkbox' | 'radio';
  text: string;
  count: Count | undefined;
  onChange(checked: boolean): void;
}

const styles = { checkbox: 'checkbox checkbox-sm', radio: 'radio radio-sm' };

export function FilterRow({ text, count, onChange, ...input }: FilterRowProps) {
  const id = useId();
  const ids = { text: `${id}text`, count: `${id}count` };
  const findsNothing = count?.bikes === 0 && !input.checked;
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-field py-1 hover:bg-base-300/40 has-disabled:cursor-default pointer-coarse:min-h-11">
      <input
        {...input}
        aria-labelledby={ids.text}
        aria-describedby={count && ids.count}
        onChange={({ target }) => onChange(target.checked)}
        className={`${styles[input.type]} shrink-0 border-base-content/60`}
      />
      <span id={ids.text} className={`min-w-0 grow leading-snug wrap-anywhere ${findsNothing ? 'text-quiet' : ''}`}>
        {text}
      </span>
      {count && <BikesCount id={ids.count} of={count} />}
    </label>
  );
}
