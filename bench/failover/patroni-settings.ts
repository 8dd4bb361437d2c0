import type { Machine } from './network.ts';

interface Place {
  machine: Machine;
  home: string;
  bin: string;
  /** host:port */
  etcd: string;
  port: number;
}

/** What the docs recommend: synchronous, and quick to notice. JSON is YAML. */
const DCS = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  master_start_timeout: 10,
  postgresql: {
    use_pg_rewind: true,
    parameters: { wal_sender_timeout: '5s', wal_receiver_timeout: '5s', max_connections: 200, wal_keep_size: '64MB' },
  },
};

export function patroniSettings({ machine, home, bin, etcd, port }: Place): string {
  return JSON.stringify({
    scope: 'kickstand-failover',
    name: machine.name,
    restapi: { listen: `${machine.address}:${port}`, connect_address: `${machine.address}:${port}` },
    etcd3: { hosts: etcd },
    bootstrap: { dcs: DCS, initdb: [{ encoding: 'UTF8' }, { auth: 'trust' }, 'data-checksums'] },
    postgresql: {
      listen: `${machine.address},127.0.0.1:5432`,
      connect_address: `${machine.address}:5432`,
      data_dir: `${home}/data`,
      bin_dir: bin,
      pgpass: `${home}/pgpass`,
      pg_hba: ['local all all trust', 'host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust'],
      parameters: {
        unix_socket_directories: home,
        min_wal_size: '32MB',
        max_wal_size: '128MB',
        shared_buffers: '64MB',
      },
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'postgres' } },
    },
  });
}
