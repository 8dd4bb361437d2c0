interface DemoMessage {
  by: 'buyer' | 'seller';
  words: string;
  hoursAgo: number;
}

export interface DemoConversation {
  productName: string;
  buyerEmail: string;
  /** Oldest first. */
  messages: DemoMessage[];
  /** How many of them, from the first, both have read. */
  read: number;
}

export const demoConversations: DemoConversation[] = [
  {
    productName: 'Hero Xoom 160',
    buyerEmail: 'buyer@example.com',
    messages: [
      { by: 'buyer', words: 'Is it still under warranty?', hoursAgo: 52 },
      { by: 'seller', words: 'Yes, until next March. The service book is complete, three stamps.', hoursAgo: 50 },
      { by: 'buyer', words: 'Good. May I see it on Saturday morning? I can come to you.', hoursAgo: 4 },
      {
        by: 'seller',
        words: 'Saturday at ten is fine. At 1,480 it is yours: accept, and I keep it for you.',
        hoursAgo: 2,
      },
    ],
    read: 3,
  },
  {
    productName: 'Yamaha MT-15 V2',
    buyerEmail: 'buyer@example.com',
    messages: [
      { by: 'buyer', words: 'Has it ever been dropped? The left lever looks new.', hoursAgo: 30 },
      {
        by: 'seller',
        words: 'Once, in the garage, at a standstill. Lever and bar end are new, the fork was checked and is straight.',
        hoursAgo: 27,
      },
      { by: 'buyer', words: 'Thank you for saying so.', hoursAgo: 26 },
    ],
    read: 3,
  },
  {
    productName: 'Yamaha FZ-S V3',
    buyerEmail: 'farhan.kabir@example.com',
    messages: [
      { by: 'buyer', words: 'Is it still available?', hoursAgo: 20 },
      { by: 'seller', words: 'It is. I am at home after six on weekdays.', hoursAgo: 19 },
      { by: 'buyer', words: 'Can you call me? My number is 01900 000331.', hoursAgo: 3 },
    ],
    read: 2,
  },
  {
    productName: 'Bajaj Pulsar NS200',
    buyerEmail: 'anjali.mehta@example.org',
    messages: [
      { by: 'buyer', words: 'When were chain and sprockets last changed?', hoursAgo: 7 },
      { by: 'buyer', words: 'And does it have both keys?', hoursAgo: 6 },
    ],
    read: 0,
  },
];
