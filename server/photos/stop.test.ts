import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { encoderProcess } from '../../bench/memory.ts';
import { startIssuer } from '../../test/issuer.ts';
import { startMarketplace } from '../../test/marketplace.ts';
import { signUpAs } from '../../test/people.ts';
import { aJpeg, aPhotoOf, send } from '../../test/photos.ts';

test('a polite stop finishes the photos in the making and leaves no process behind', async () => {
  const issuer = await startIssuer();
  after(issuer.stop);
  const { issuer: ID_ISSUER, jwksUrl: ID_JWKS_URL } = issuer.trusted;
  const marketplace = await startMarketplace({ DEMO: 'off', ID_ISSUER, ID_JWKS_URL });
  after(marketplace.stop);
  const url = `${marketplace.url}/api`;
  const seller = await signUpAs(url, issuer, 'seller');
  await aPhotoOf(url, seller);
  const encoder = process.platform === 'linux' && encoderProcess(marketplace.pid());
  const large = await aJpeg({ width: 4000, height: 3000 });
  const uploads = [1, 2].map(() => send(url, seller, large));
  await pause(100);
  assert.equal(await marketplace.finish(), 0);
  for (const { status } of await Promise.all(uploads)) assert.equal(status, 200);
  if (encoder) assert.throws(() => process.kill(encoder, 0), /ESRCH/);
});
