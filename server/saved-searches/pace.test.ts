import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { inPace, type Pace, type Step } from './pace.ts';

const tooLong = () => Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

/** Runs the steps in turn, then nothing is left; gives the sizes they were asked for. */
async function sizesOf(steps: ((pace: Pace) => Step)[], left?: AbortSignal) {
  const sizes: number[] = [];
  const waiting = [...steps];
  await inPace(async (pace) => {
    sizes.push(pace.size);
    return waiting.shift()?.(pace) ?? 'nothing';
  }, left);
  return sizes;
}

const whole = () => 'whole' as const;

test('quick steps grow up to the most, and a step with too much for it halves', async () => {
  assert.deepEqual(await sizesOf([whole, whole, whole, whole, () => 'part']), [5, 10, 20, 40, 40, 20]);
});

test('a slow step is followed by a smaller one', async (t) => {
  let now = 0;
  t.after(() => mock.restoreAll());
  mock.method(performance, 'now', () => now);
  const lasting = (ms: number) => () => {
    now += ms;
    return 'whole' as const;
  };
  assert.deepEqual(await sizesOf([lasting(1_000), lasting(3_000), lasting(3_000), lasting(100)]), [5, 5, 3, 2, 4]);
});

test('what takes too long together is tried alone, and alone it is passed and reported at the end', async () => {
  const seen: string[][] = [];
  const steps = [['a', 'b'], ['a'], ['b']];
  const outcome = sizesOf(
    steps.map((ids) => (pace) => {
      pace.taken(ids);
      seen.push([...pace.passed]);
      if (ids.includes('a')) throw tooLong();
      return 'whole';
    }),
  );
  await assert.rejects(outcome, { code: '57014' });
  assert.deepEqual(seen, [[], [], ['a']]);
});

test('any other error ends the run at once, as does one before anything was taken', async () => {
  const another = new Error('another');
  const failing = (error: Error, ids: string[]) => (pace: Pace) => {
    pace.taken(ids);
    throw error;
  };
  await assert.rejects(sizesOf([failing(another, ['a', 'b']), () => assert.fail('went on')]), another);
  await assert.rejects(sizesOf([failing(tooLong(), []), () => assert.fail('went on')]), { code: '57014' });
});

test('a process that leaves takes no further step', async () => {
  const leaving = new AbortController();
  const last = () => {
    leaving.abort();
    return 'whole' as const;
  };
  assert.deepEqual(await sizesOf([last, whole], leaving.signal), [5]);
});
