import { useSearchParams } from 'react-router';

/** The field with which the plain form asks for all of a long list. */
export const WHOLE_LIST = 'every';

/** Whether the address asks for all of it. */
export function useIsWholeList(name: string): boolean {
  return useSearchParams()[0].getAll(WHOLE_LIST).includes(name);
}
