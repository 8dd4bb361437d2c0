import { useId, useRef, useState } from 'react';
import { t } from '#language/t.ts';
import { onDay, READY_QUESTIONS, type ReadyQuestion, textOf } from './ready-questions.ts';

interface QuestionChipsProps {
  onChoose(question: string): void;
}

const chip = 'btn btn-outline btn-sm h-auto min-h-8 rounded-full py-1 font-medium aria-expanded:btn-neutral';

/** A question with a day opens a date field first. */
export function QuestionChips({ onChoose }: QuestionChipsProps) {
  const [dated, setDated] = useState<ReadyQuestion>();
  const id = useId();
  return (
    <div className="grid gap-3">
      <p id={`${id}label`} className="text-sm font-semibold">
        {t('Ask in one press')}
      </p>
      <ul aria-labelledby={`${id}label`} className="flex flex-wrap gap-2">
        {READY_QUESTIONS.map((question) => (
          <li key={question.id}>
            <button
              type="button"
              {...(question.needsDay && { 'aria-expanded': dated === question, 'aria-controls': id })}
              onClick={() => {
                if (question.needsDay) return setDated(dated ? undefined : question);
                setDated(undefined);
                onChoose(textOf(question));
              }}
              className={chip}
            >
              {textOf(question)}
            </button>
          </li>
        ))}
      </ul>
      <div id={id} className="empty:hidden">
        {dated && (
          <DayField
            onDay={(day) => {
              setDated(undefined);
              onChoose(onDay(dated, day));
            }}
          />
        )}
      </div>
    </div>
  );
}

function DayField({ onDay }: { onDay(day: string): void }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [missing, setMissing] = useState(false);

  function choose() {
    const day = field.current?.value ?? '';
    const isGood = !!day && day >= today();
    setMissing(!isGood);
    if (isGood) onDay(day);
    else field.current?.focus();
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('Which day?')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          // The chip has opened it.
          // biome-ignore lint/a11y/noAutofocus: whoever pressed the question goes on here
          autoFocus
          id={id}
          type="date"
          min={today()}
          aria-invalid={missing}
          aria-describedby={missing ? `${id}fault` : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            choose();
          }}
          className={`input w-44 ${missing ? 'input-error' : ''}`}
        />
        <button type="button" onClick={choose} className="btn btn-neutral">
          {t('Add the day')}
        </button>
      </div>
      {missing && (
        <p id={`${id}fault`} className="text-sm font-medium text-error">
          {t('Please choose a day from today on')}
        </p>
      )}
    </div>
  );
}

/** In the reader's calendar. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
}
