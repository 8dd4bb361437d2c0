export const ADVERTISED = 'advertised';
