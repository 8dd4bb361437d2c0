import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { rich } from '#client/ui/rich.ts';
import { LONGEST_MESSAGE } from '#contract/messages.ts';
import { t } from '#language/t.ts';
import { WordsField } from '../words-field.tsx';
import { QuestionChips } from './question-chips.tsx';
import { withQuestion } from './ready-questions.ts';

interface AskFormProps {
  productName: string;
  sellerName: string;
  words: string;
  onWords(words: string): void;
  onSubmit(words: string): void;
  fault?: string | undefined;
  /** Buttons, and what stands above them. */
  children: ReactNode;
}

export function AskForm({ productName, sellerName, words, onWords, onSubmit, fault, children }: AskFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const said = words.trim();
    if (said && said.length <= LONGEST_MESSAGE) onSubmit(said);
    else field.current?.focus();
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-quiet wrap-anywhere">
        {rich('About <bike></bike>, to {name}.', {
          bike: () => <strong className="text-base-content">{productName}</strong>,
          name: sellerName,
        })}
      </p>
      <QuestionChips
        onChoose={(question) => {
          onWords(withQuestion(words, question));
          field.current?.focus();
        }}
      />
      <WordsField
        ref={field}
        label={t('Your message')}
        rows={4}
        required
        most={LONGEST_MESSAGE}
        value={words}
        onWords={onWords}
        fault={fault}
        className="max-h-60 min-h-28"
      />
      {children}
    </form>
  );
}
