import type { ImportField, ImportRow } from '#contract/imports.ts';
import type { Reading } from './readers/reading.ts';
import { shortened } from './wording.ts';

type Correction = ImportRow['corrections'][number];
type Fault = ImportRow['faults'][number];
type Question = ImportRow['questions'][number];

const LONGEST_QUOTE = 120;

export class Findings {
  readonly corrections: Correction[] = [];
  readonly faults: Fault[] = [];
  readonly questions: Question[] = [];
  refused = false;

  take<T>(field: ImportField, written: string, reading: Reading<T> | undefined, shown: (value: T) => string = String) {
    if (!reading) return undefined;
    if ('fault' in reading) {
      this.leaveOut(field, reading.fault, reading.suggestion);
      return undefined;
    }
    if (reading.corrected) this.correct(field, written, shown(reading.value));
    return reading.value;
  }

  correct(field: ImportField, written: string, understood: string) {
    const quote = (text: string) => shortened(text, LONGEST_QUOTE);
    this.corrections.push({ field, written: quote(written), understood: quote(understood) });
  }

  note(field: ImportField, message: string, suggestion?: string) {
    this.leaveOut(field, message, suggestion);
  }

  ask(field: ImportField, message: string) {
    this.questions.push({ field, message });
  }

  leaveOut(field: ImportField, message: string, suggestion?: string) {
    this.faults.push({ field, message, ...(suggestion && { suggestion }) });
  }

  refuse(field: ImportField, message: string, suggestion?: string) {
    this.leaveOut(field, message, suggestion);
    this.refused = true;
  }

  get outcome() {
    if (this.refused) return 'refused' as const;
    return this.corrections.length || this.faults.length ? ('corrected' as const) : ('ready' as const);
  }
}
