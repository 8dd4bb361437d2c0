let shown: string | undefined;

export function setShownEntry(step: string) {
  shown = step;
}

/** The router's key of the current history entry. */
export const currentEntry = (): string => history.state?.key ?? 'default';

/** Whether a back or forward navigation is under way: the URL changes first, the page after it. */
export const isReturn = () => shown !== undefined && shown !== currentEntry();
