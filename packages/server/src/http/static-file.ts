import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a browser gets for an address. */
export interface StaticFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** What can be asked for besides the file as it is; the smallest one first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const compress = {
  // The highest quality takes seconds for a few kilobytes less.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** The files below a folder, each compressed once; what the build replaces meanwhile is read again. */
export class StaticFiles {
  private readonly folder: string;
  private readonly made: Readonly<Record<string, string>>;
  private readonly known = new Map<string, Promise<Buffer>>();

  /** `made` are JSON texts that stand for files, by their paths. */
  constructor(folder: string, made: Readonly<Record<string, string>> = {}) {
    this.folder = resolve(folder);
    this.made = made;
  }

  /** The file for the path of an address, in the way the browser accepts it; null when there is none. */
  async find(path: string, accepted: string): Promise<StaticFile | null> {
    const made = this.made[path];
    if (made !== undefined)
      return {
        body: Buffer.from(made),
        headers: {
          'content-type': TYPES['.json'] ?? '',
          'cache-control': 'no-cache',
          etag: `"${createHash('sha256').update(made).digest('base64url').slice(0, 16)}"`,
        },
      };
    const file = await this.fileAt(path).catch(() => null);
    const found = file === null ? undefined : await stat(file).catch(() => undefined);
    if (file === null || !found?.isFile()) return null;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const encoding = isText(type) ? ENCODINGS.find((known) => accepts(accepted, known)) : undefined;
    const etag = `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}-${encoding ?? ''}"`;
    return {
      body: await this.body(file, encoding, etag),
      headers: {
        'content-type': type,
        // What lies in assets/ has the hash of its content in its name; everything else may be new tomorrow.
        'cache-control': this.isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag,
        vary: 'accept-encoding',
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      },
    };
  }

  /** The file that a path means; null for one outside of the folder, also where a link leads out of it. */
  private async fileAt(path: string): Promise<string | null> {
    const name = decoded(path);
    if (name === null || name.includes('\0')) return null;
    const file = resolve(this.folder, `.${sep}${name.endsWith('/') ? `${name}index.html` : name}`);
    if (!file.startsWith(this.folder + sep)) return null;
    return (await realpath(file)).startsWith((await realpath(this.folder)) + sep) ? file : null;
  }

  private body(file: string, encoding: Encoding | undefined, etag: string): Promise<Buffer> {
    const key = `${file} ${etag}`;
    const body =
      this.known.get(key) ??
      readFile(file).then((content) => (encoding === undefined ? content : compress[encoding](content)));
    this.known.set(key, body);
    return body;
  }

  private isHashed(file: string): boolean {
    return file.startsWith(join(this.folder, 'assets') + sep);
  }
}

const isText = (type: string): boolean => type.includes('charset');

/** Whether a browser wants an encoding; `gzip;q=0` means it does not. */
const accepts = (accepted: string, encoding: Encoding): boolean =>
  accepted.split(',').some((word) => {
    const [name, quality = ''] = word.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
