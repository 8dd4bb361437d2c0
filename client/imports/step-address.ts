/** A step that is gone back to, in the address. */
export const STEP_PARAMETER = 'step';
/** Which rows are looked at, in the address. */
export const ROWS_PARAMETER = 'rows';

export const ASKED_ROWS = { search: `?${ROWS_PARAMETER}=asked` };
export const COLUMNS_AGAIN = { search: `?${STEP_PARAMETER}=columns` };
