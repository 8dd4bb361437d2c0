export { moveDueDeals } from './clock.ts';
