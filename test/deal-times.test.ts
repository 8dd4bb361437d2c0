import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMarketplace } from './marketplace.ts';

test('public pages say how long things take as the operator has set it', async () => {
  const market = await startMarketplace({ DEAL_PAY_HOURS: '72', DEAL_COMPLAINT_HOURS: '30' });
  try {
    const read = async (path: string) => {
      const page = await (await fetch(market.url + path)).text();
      return page.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
    };
    const [landing, about, help] = await Promise.all([read('/'), read('/about'), read('/help')]);
    assert.match(landing, /For 3 days\. Everybody still sees the bike/);
    assert.match(landing, /The bike is kept for you for 3 days,/);
    assert.match(landing, /up to 30 hours after you took the keys/);
    assert.match(landing, /The seller is paid 30 hours later,/);
    assert.match(about, /Within 3 days/);
    assert.match(about, /The seller is paid 30 hours later,/);
    assert.match(help, /3 days/);
    for (const page of [landing, about]) assert.doesNotMatch(page, /24 hours|[Tt]wo days|\b2 days/);
  } finally {
    await market.stop();
  }
});
