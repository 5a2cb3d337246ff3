import { join } from 'node:path'
import { superuser } from '../../src/store/database/embedded-roles.ts'

/** Of all roles: the cluster listens on this machine alone, and is removed afterwards. */
export const password = 'secret'

export interface Node {
  readonly name: string
  readonly port: number
  readonly restPort: number
}

interface Place {
  readonly folder: string
  readonly etcdPort: number
  readonly node: Node
}

const roles = {
  superuser: { username: superuser, password },
  replication: { username: 'replicator', password },
  rewind: { username: 'rewinder', password },
}

/** Of the whole cluster (Patroni, "Dynamic Configuration Settings"); seconds. */
const clusterSettings = {
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 3,
  // A leader without PostgreSQL gives up at once, rather than to start it again.
  primary_start_timeout: 0,
  synchronous_mode: true,
  // Without a standby that follows, commits wait.
  synchronous_mode_strict: true,
  postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: 'on', max_connections: 100 } },
}

/** The file of one node (Patroni, "YAML Configuration Settings", of which JSON is a part). */
export function nodeSettings({ folder, etcdPort, node }: Place) {
  const { name, port, restPort } = node
  const [address, restAddress] = [`127.0.0.1:${port}`, `127.0.0.1:${restPort}`]
  return {
    scope: 'latchkey',
    name,
    restapi: { listen: restAddress, connect_address: restAddress },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: { dcs: clusterSettings, initdb: [{ encoding: 'UTF8' }, 'data-checksums'] },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: join(folder, name),
      bin_dir: '/usr/lib/postgresql/15/bin',
      pgpass: join(folder, `${name}.pgpass`),
      authentication: roles,
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        'host replication all 127.0.0.1/32 md5',
        'host all all 127.0.0.1/32 md5',
      ],
    },
  }
}

/** Leads to the node whose Patroni says that it is the primary (Patroni, "HAProxy"). */
export function haproxySettings(port: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    ({ name, port: at, restPort }) => `  server ${name} 127.0.0.1:${at} check port ${restPort}`,
  )
  return `
defaults
  mode tcp
  timeout connect 1s
  timeout client 10m
  timeout server 10m
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  # Otherwise a connection goes to the killed node again, once a second for 3 s.
  retries 0
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}
