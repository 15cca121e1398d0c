import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, chmod, chown, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/platform/database/database.ts';
import { createLogger } from '../src/platform/process/logging.ts';
import { startDaemon } from '../src/testing/daemon.ts';
import { steadyPort } from '../src/testing/free-port.ts';
import { unprivilegedUser } from '../src/testing/postgres-cluster.ts';
import { removeFolder } from '../src/testing/remove-folder.ts';
import { createDataDir, operate, startServer } from '../src/testing/server-process.ts';
import { SWIFT_KEYS, startSwift, swiftUnavailableReason } from '../src/testing/swift.ts';
import { SESSION_SECRET } from '../src/testing/test-app.ts';
import { say } from './measuring.ts';
import { startTraffic } from './traffic.ts';

const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';
const HAPROXY = '/usr/sbin/haproxy';
const PGBACKREST = '/usr/bin/pgbackrest';
const OPENSSL = '/usr/bin/openssl';
const missing = [`${POSTGRES_BIN}/postgres`, HAPROXY, PGBACKREST, OPENSSL].filter(
  (program) => !existsSync(program),
);
const trouble =
  missing.length > 0 ? `${missing.join(', ')} not installed` : swiftUnavailableReason();
if (trouble !== null) say(`Going back in time with pgBackRest is left out: ${trouble}.`);

const BUCKET = 'laneway-backups';
/** More than anyone buys meanwhile. */
const GUIDES = 40;
const RECIPE = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** The settings of docs/operations.md that begin with this line, some of them with other values. */
function recommended(firstLine: string, values: Readonly<Record<string, string>>): string {
  const block = RECIPE.split('```').find((one) => one.startsWith(`ini\n${firstLine}`));
  let settings = block?.slice('ini\n'.length) ?? '';
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name}( ?= ?).*$`, 'm');
    expect(settings).toMatch(line);
    settings = settings.replace(line, (_, is) => `${name}${is}${value}`);
  }
  return settings;
}

it.skipIf(trouble !== null)(
  'a database is taken back to the moment before a mistake, from an S3 store, with the recipe of the documentation',
  { timeout: 300_000 },
  async () => {
    const user = unprivilegedUser();
    const home = await mkdtemp(path.join(tmpdir(), 'laneway-pgbackrest-'));
    onTestFinished(() => removeFolder(home));
    if (user !== null) await chown(home, user.uid, user.gid);
    const run = async (program: string, args: readonly string[]): Promise<string> => {
      const options = { ...user, cwd: home, env: { ...process.env, HOME: home } };
      const { stdout } = await promisify(execFile)(program, args, options);
      return stdout;
    };
    const store = await startTlsStore(home);

    const cluster = path.join(home, 'main');
    const [config, port] = [path.join(home, 'pgbackrest.conf'), await steadyPort()];
    const settings = recommended('[global]', {
      'repo1-s3-endpoint': 'localhost',
      'repo1-s3-bucket': BUCKET,
      'repo1-s3-key': SWIFT_KEYS.accessKeyId,
      'repo1-s3-key-secret': SWIFT_KEYS.secretAccessKey,
      'pg1-path': cluster,
    });
    const here = { port: store.port, ca: store.certificate };
    await writeFile(
      config,
      settings
        .replace(
          '[global]\n',
          `[global]\nrepo1-storage-port=${here.port}\nrepo1-storage-ca-file=${here.ca}\nlog-path=${home}\nlock-path=${home}\nspool-path=${home}\n`,
        )
        .concat(`pg1-port=${port}\npg1-socket-path=${home}\npg1-user=laneway\n`),
    );
    await chmod(config, 0o644);
    const pgbackrest = async (command: string): Promise<string> => {
      expect(RECIPE.replace(/--target="[^"]+"/, '--target=')).toContain(
        `pgbackrest --stanza=laneway ${command.replace(/--target="[^"]+"/, '--target=')}\n`,
      );
      const args = [...command.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([arg]) =>
        arg.replaceAll('"', ''),
      );
      return run(PGBACKREST, [`--config=${config}`, '--stanza=laneway', ...args]);
    };

    await run(`${POSTGRES_BIN}/initdb`, [
      `--pgdata=${cluster}`,
      '--username=laneway',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
    const archiving = recommended('archive_mode', {
      archive_command: `'pgbackrest --config=${config} --stanza=laneway archive-push %p'`,
    });
    await appendFile(
      path.join(cluster, 'postgresql.conf'),
      `${archiving}\nlisten_addresses = ''\nport = ${port}\nunix_socket_directories = '${home}'\nmax_connections = 60\n`,
    );
    const url = `postgres://laneway@localhost:${port}/postgres?host=${encodeURIComponent(home)}`;
    const startPostgres = async () => {
      const postgres = startDaemon(`${POSTGRES_BIN}/postgres`, ['-D', cluster], {
        ...user,
        cwd: home,
      });
      onTestFinished(postgres.kill);
      const db = openDatabase({ connectionString: url, max: 4 }, createLogger('silent'));
      onTestFinished(() => db.close().catch(() => {}));
      const ask = async (sql: string) => (await db.pool.query(sql)).rows[0];
      await postgres.ready(async () => {
        if ((await ask('SELECT pg_is_in_recovery() AS is')).is) throw new Error('not yet');
      }, 60_000);
      return { postgres, db, ask };
    };
    const settled = { DATABASE_URL: url, SESSION_SECRET, PAYMENTS: 'test' };

    const before = await startPostgres();
    const dataDir = await createDataDir();
    const server = startServer({ ...settled, DATA_DIR: dataDir });
    await pgbackrest('stanza-create');
    await pgbackrest('check');
    await pgbackrest('--type=full backup');
    const traffic = await startTraffic(before.db, [await server.address], GUIDES);
    onTestFinished(traffic.abort);
    const sold = `SELECT count(*)::integer AS count FROM entitlements`;
    const untilSold = (least: number) =>
      expect
        .poll(async () => (await before.ask(sold)).count, { timeout: 60_000 })
        .toBeGreaterThan(least);
    await untilSold(5);
    await pgbackrest('--type=incr backup');
    const backedUp = (await before.ask(sold)).count;
    await untilSold(backedUp + 5);
    const summary = await traffic.finish();
    const { count } = await before.ask(sold);
    const { moment } = await before.ask(
      `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' AS moment`,
    );
    await before.db.pool.query('DELETE FROM entitlements');
    // It waits until everything that was written has arrived in the store.
    await pgbackrest('check');
    server.child.kill('SIGTERM');
    await server.exit;
    await before.db.close();
    await before.postgres.stop();

    await pgbackrest(`--delta --type=time --target="${moment}" --target-action=promote restore`);
    const after = await startPostgres();
    expect((await after.ask(sold)).count).toBe(count);
    const verifying = operate({ ...settled, DATA_DIR: dataDir }, ['verify']);
    expect(await verifying.exit, verifying.output()).toBe(0);
    expect(verifying.output()).toContain('The ledger is balanced');
    const again = startServer({ ...settled, DATA_DIR: dataDir });
    expect((await fetch(`${await again.address}/readyz`)).status).toBe(200);
    say(`went back to the moment before ${count} things that people own were deleted: ${summary}`);
  },
);

/** Swift behind HAProxy, because pgBackRest speaks to S3 by TLS only. */
async function startTlsStore(home: string) {
  const swift = await startSwift([BUCKET]);
  onTestFinished(swift.stop);
  const folder = await mkdtemp(path.join(tmpdir(), 'laneway-tls-'));
  onTestFinished(() => removeFolder(folder));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(home, 'certificate.pem')];
  await promisify(execFile)(OPENSSL, [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
  ]);
  await chmod(certificate, 0o644);
  const both = path.join(folder, 'both.pem');
  await writeFile(both, `${await readFile(certificate)}${await readFile(key)}`, { mode: 0o600 });
  const port = await steadyPort();
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    `
defaults
  mode http
  timeout connect 10s
  timeout client 1m
  timeout server 1m
listen store
  bind 127.0.0.1:${port} ssl crt ${both}
  server swift ${new URL(swift.endpoint).host}
`,
  );
  const haproxy = startDaemon(HAPROXY, ['-db', '-f', file]);
  onTestFinished(haproxy.stop);
  return { port, certificate };
}
