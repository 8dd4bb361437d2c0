import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiProblem, reason } from './call.ts';

export function showFaults<Fields extends FieldValues>(form: UseFormReturn<Fields>, error: unknown) {
  const faults = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  const beside = faults.filter(({ field }) => field in form.control._fields);
  beside.forEach(({ field, message }, nth) => {
    form.setError(field as Path<Fields>, { message }, { shouldFocus: nth === 0 });
  });
  if (!faults.length || beside.length < faults.length) form.setError('root', { message: reason(error) });
}
