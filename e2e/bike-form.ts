import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export function bikeForm(url: string) {
  return {
    'Product Name': `Hero Hunk ${randomUUID()}`,
    Category: 'HERO',
    Condition: 'Good',
    'Image URL': `${url}/pictures/naked-cobalt-yamaha-1.svg`,
    'Original Price ($)': '900',
    'Resale Price ($)': '650',
    'Years of Use': '4',
    Location: 'Khulna',
    'Phone Number': '+880 1700-000111',
    Description: 'One owner.',
  };
}

export const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add Product' });
