/** The query parameter of an earlier step. */
export const STEP_PARAMETER = 'step';
/** The query parameter of the shown rows. */
export const ROWS_PARAMETER = 'rows';

export const ASKED_ROWS = { search: `?${ROWS_PARAMETER}=asked` };
export const COLUMNS_AGAIN = { search: `?${STEP_PARAMETER}=columns` };
