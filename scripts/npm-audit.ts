import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number(), total: z.number() }) }),
});

export function verdictOn(json: string) {
  const report = Report.safeParse(parsed(json));
  if (!report.success)
    return {
      failed: false,
      text: 'NOT AUDITED: the advisory registry is unreachable, so vulnerabilities are unknown.',
    };
  const { high, critical, total } = report.data.metadata.vulnerabilities;
  const failed = high + critical > 0;
  return {
    failed,
    text: `Known weaknesses in what is installed: ${total}, of them ${high} high and ${critical} critical.`,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--audit=true', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const { failed, text } = verdictOn(stdout ?? '');
  console.log(text);
  if (failed) {
    console.error('See npm audit; how fast to update: docs/security.md');
    process.exitCode = 1;
  }
}
