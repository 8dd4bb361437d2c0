import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import Fastify from 'fastify';
import { LARGEST_IMPORT_BYTES } from '#contract/imports.ts';
import { LARGEST_PHOTO_BYTES } from '#contract/photo-files.ts';
import { readEnv } from '#server/env.ts';
import { healthRoutes } from '#server/http/health.ts';
import { fillIn, imageSettings, read, yamlDocuments } from './deploy-files.ts';

const IMAGE = `kickstand:${JSON.parse(read('package.json')).version}`;
const { DATA_DIR = '', PORT = '' } = imageSettings();
const [compose] = yamlDocuments('deploy/compose.yaml');
const manifests = yamlDocuments('deploy/kubernetes/kickstand.yaml');
const [secret] = yamlDocuments('deploy/kubernetes/secret.yaml');
const the = (kind: string) => manifests.find((manifest) => manifest.kind === kind);
const pod = the('Deployment').spec.template;
const [container] = pod.spec.containers;

interface Service {
  ports?: string[];
  image: string;
  deploy: { resources: { limits: Record<string, string> } };
  restart: string;
  security_opt: string[];
  healthcheck?: object;
}

/** Compose's own; all others are the market's settings. */
const OF_THE_PARTS = ['COMPOSE_PROFILES', 'DATABASE_PASSWORD'];

test('compose: the settings are known and complete', () => {
  const filled = fillIn(parseEnv(read('deploy/compose.env')));
  const given = Object.entries<string | number>(compose.services.market.environment).map(([name, value]) => [
    name,
    `${value}`.replace(/\$\{(\w+):\?\}/g, (_, variable) => filled[variable] ?? ''),
  ]);
  const settings = { ...imageSettings(), ...filled, ...Object.fromEntries(given) };
  const env = readEnv(settings);
  assert.deepEqual(
    Object.keys(settings).filter((name) => !(name in env)),
    OF_THE_PARTS,
  );
  assert.deepEqual(
    [env.production, env.warnings.filter((warning) => !/^(DATABASE_URL|S3_ENDPOINT|SMTP_URL):/.test(warning))],
    [true, []],
  );
  const { hostname, pathname } = new URL(env.DATABASE_URL ?? '');
  const { environment } = compose.services.database;
  assert.deepEqual([hostname, pathname], ['database', `/${environment.POSTGRES_DB}`]);
  assert.deepEqual(new URL(env.S3_ENDPOINT ?? '').hostname, 'photos');
  assert.ok(compose.services.photos.entrypoint.join(' ').includes(`mkdir -p /data/${env.S3_BUCKET} `));
  assert.ok(compose.services[new URL(env.SMTP_URL ?? '').hostname].profiles.includes(filled.COMPOSE_PROFILES));
});

test('compose: only the proxy is public, and each part is pinned, bounded, watched and started again', () => {
  for (const [name, service] of Object.entries<Service>(compose.services)) {
    const { ports = [], image, deploy, restart, security_opt: options, healthcheck } = service;
    const others = ports.filter((port) => !port.startsWith('127.0.0.1:'));
    assert.equal(others.length > 0, name === 'proxy', name);
    assert.match(image, /:v?\d+\.\d+\.\d+|:\d+\.\d+-\w+$/);
    const { memory, cpus, pids } = deploy.resources.limits;
    assert.ok(memory && cpus && pids, name);
    assert.deepEqual([restart, options], ['unless-stopped', ['no-new-privileges:true']]);
    // The other two images bring one.
    assert.equal(healthcheck === undefined, ['market', 'letters'].includes(name), name);
  }
  const { database, photos, market } = compose.services;
  assert.deepEqual(
    [database.networks, photos.networks, compose.networks.back],
    [['back'], ['back'], { internal: true }],
  );
  assert.deepEqual([market.image, market.read_only, market.cap_drop, market.user], [IMAGE, true, ['ALL'], undefined]);
  assert.deepEqual([market.volumes, market.tmpfs], [[`market:${DATA_DIR}`], ['/tmp']]);
});

test('compose: its proxy takes bodies as large as ours, and writes down no address of a request', () => {
  const caddy = read('deploy/Caddyfile');
  const [, mebibytes] = /max_size (\d+)MiB/.exec(caddy) ?? [];
  assert.equal(Number(mebibytes) * 1024 * 1024, Math.max(LARGEST_PHOTO_BYTES, LARGEST_IMPORT_BYTES));
  assert.match(caddy, new RegExp(`reverse_proxy market:${PORT} `));
  assert.match(caddy, /request delete/);
  assert.doesNotMatch(caddy, /trusted_proxies|header_up/);
});

test('kubernetes: the settings are known and complete, and the same for each pod', () => {
  const settings = { ...imageSettings(), ...fillIn(the('ConfigMap').data), ...fillIn(secret.stringData) };
  const env = readEnv({ ...settings, KUBERNETES_SERVICE_HOST: '10.0.0.1', KUBERNETES_SERVICE_PORT: '443' });
  assert.deepEqual([env.production, env.warnings, env.TRUST_PROXY], [true, [], 'on']);
  assert.deepEqual(
    Object.keys(settings).filter((name) => !(name in env)),
    [],
  );
  // Else each pod would make its own.
  assert.ok(env.ACCESS_TOKEN_SECRET && env.AUDIT_SECRET && env.VAPID_PRIVATE_KEY && env.S3_BUCKET);
  const sources = container.envFrom.flatMap(Object.values).map(({ name }: { name: string }) => name);
  assert.deepEqual(sources, [the('ConfigMap').metadata.name, secret.metadata.name]);
  const { host } = new URL(env.publicUrl);
  assert.deepEqual([the('Ingress').spec.rules[0].host, the('Ingress').spec.tls[0].hosts], [host, [host]]);
});

test('kubernetes: the probes ask what the server answers', async () => {
  const app = Fastify();
  await app.register((scope) => healthRoutes(scope, { sql: async () => [] } as never));
  const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => container[name].httpGet.path);
  assert.deepEqual(paths, ['/healthz', '/healthz', '/readyz']);
  for (const path of paths) assert.equal((await app.inject(path)).statusCode, 200);
  await app.close();
  assert.equal(`${container.ports[0].containerPort}`, PORT);
  assert.equal(the('Service').spec.ports[0].targetPort, container.ports[0].name);
});

test('kubernetes: the pod has no rights, and room where the server writes', () => {
  assert.ok(container.image.endsWith(`/${IMAGE}`));
  const { runAsNonRoot, runAsUser, runAsGroup, fsGroup } = pod.spec.securityContext;
  assert.deepEqual([runAsNonRoot, runAsUser, runAsGroup, fsGroup], [true, 1000, 1000, 1000]);
  assert.deepEqual(container.securityContext, {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const mounts = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath);
  assert.deepEqual(mounts, [DATA_DIR, '/tmp']);
});

test('kubernetes: all selectors mean these pods, and an update or a drain leaves enough of them', () => {
  const labels = pod.metadata.labels;
  const { spec } = the('Deployment');
  const selectors = [spec.selector, the('PodDisruptionBudget').spec.selector, the('NetworkPolicy').spec.podSelector];
  for (const { matchLabels } of selectors) assert.deepEqual(matchLabels, labels);
  for (const { labelSelector } of pod.spec.topologySpreadConstraints)
    assert.deepEqual(labelSelector.matchLabels, labels);
  assert.deepEqual(the('Service').spec.selector, labels);
  assert.deepEqual(spec.strategy.rollingUpdate, { maxSurge: 1, maxUnavailable: 0 });
  assert.ok(the('PodDisruptionBudget').spec.maxUnavailable < spec.replicas);
});

test('metrics: pods and the container listen where Prometheus asks, for whoever has the token', () => {
  const { market } = compose.services;
  const onMachine = market.ports.map((port: string) => port.split(':').at(-1));
  assert.deepEqual(onMachine, [`${market.environment.METRICS_PORT}`]);
  const settings = the('ConfigMap').data;
  const ports = new Map<string, number>(
    container.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [name, containerPort]),
  );
  assert.equal(ports.get('metrics'), Number(settings.METRICS_PORT));
  const open = the('NetworkPolicy').spec.ingress.flatMap((rule: { ports: { port: string }[] }) =>
    rule.ports.map(({ port }) => port),
  );
  assert.deepEqual(open, [...ports.keys()]);
  assert.ok('METRICS_TOKEN' in secret.stringData && 'METRICS_TOKEN' in parseEnv(read('deploy/compose.env')));
});

test('each way of running leaves the same time for a stop', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/kickstand.service')) ?? [];
  assert.equal(pod.spec.terminationGracePeriodSeconds, Number(seconds));
  assert.equal(compose.services.market.stop_grace_period, `${seconds}s`);
});
