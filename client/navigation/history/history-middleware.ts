import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { currentEntry, isReturn } from '../../browser/history-entry.ts';
import { takePrefetched } from './data-prefetch.ts';
import { cachedPage } from './history-cache.ts';
import { addressOf, type PageData } from './loaded-data.ts';

export const historyMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const address = addressOf(new URL(request.url));
  const data = isReturn() ? cachedPage(currentEntry(), address) : await takePrefetched(address);
  return data ? answers(data) : next();
};

function answers(data: PageData): Record<string, DataStrategyResult> {
  return Object.fromEntries(Object.entries(data).map(([route, result]) => [route, { type: 'data', result }]));
}
