import type { AlertFrequency } from '#contract/saved-searches.ts';

interface DemoSavedSearch {
  email: string;
  name: string;
  /** As the address of a search page says it. */
  query: string;
  told: AlertFrequency;
}

export const demoSavedSearches: DemoSavedSearch[] = [
  { email: 'buyer@example.com', name: 'Pulsar up to $1,500', query: 'q=pulsar&maxPrice=1500', told: 'daily' },
  { email: 'buyer@example.com', name: 'Yamaha from 2018', query: 'brand=YAMAHA&minYear=2018', told: 'weekly' },
  { email: 'buyer@example.com', name: 'Any scooter', query: 'body=scooter', told: 'never' },
  { email: 'seller@example.com', name: 'What others ask for a Splendor', query: 'q=splendor', told: 'never' },
];
