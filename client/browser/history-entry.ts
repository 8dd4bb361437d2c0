/** The step of the browser's history that is on the screen. */
let shown: string | undefined;

export function showStep(step: string) {
  shown = step;
}

/** The step of the address bar, as the router names it. */
export const stepInHistory = (): string => history.state?.key ?? 'default';

/** Whether somebody is on the way back or forward: then the address is already that of the page they come to. */
export const isReturn = () => shown !== undefined && shown !== stepInHistory();
