/** Serves the public pages of the built client, which name the address of this server. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface LandingOptions {
  /** The folder of the built client. */
  folder: string
  publicUrl: string | undefined
  /** The functions by the names that the page gives their parts. */
  parts: Readonly<Record<string, PagePart>>
  /** Folder of films and pictures; it need not exist. */
  films: string | undefined
}

/** A part of a page that the server writes at each request; undefined if the server has nothing to write. */
export type PagePart = (asked: {
  language: 'tr' | 'en'
  /** Address of this server as its visitors know it. */
  origin: string
  query: Readonly<Record<string, unknown>>
}) => Promise<string | undefined>

const types: Record<string, string> = { html: 'text/html', xml: 'application/xml', txt: 'text/plain' }

/** Addresses with their files: `/` is `tr/home.html`, `/en/about` is `en/about.html`. */
function addressesIn(folder: string): [address: string, file: string][] {
  const pagesOf = (language: string, below: string) =>
    readdirSync(join(folder, language)).map((name): [string, string] => {
      const page = name === 'home.html' ? '' : `/${name.replace('.html', '')}`
      return [`${below}${page}` || '/', join(language, name)]
    })
  return [
    ...pagesOf('tr', ''),
    ...pagesOf('en', '/en'),
    ['/sitemap.xml', 'sitemap.xml'],
    ['/robots.txt', 'robots.txt'],
  ]
}

/** Returns whether the client has such pages. */
export function addLanding(
  server: FastifyInstance,
  { folder, publicUrl, parts, films }: LandingOptions,
): boolean {
  const pages = join(folder, 'pages')
  if (!existsSync(pages)) return false
  const textOf = reader()
  for (const [address, file] of addressesIn(pages))
    server.get(address, { schema: { hide: true } }, async (request, reply) => {
      const origin = publicUrl ?? originOf(request)
      const text = textOf(join(pages, file)).replaceAll('__ORIGIN__', origin)
      reply
        .header('cache-control', 'no-cache')
        .type(`${types[file.split('.').at(-1) ?? ''] ?? 'text/plain'}; charset=utf-8`)
      return withParts(text, parts, {
        language: file.startsWith('en') ? 'en' : 'tr',
        origin,
        query: request.query as Record<string, unknown>,
      })
    })
  if (films) addFilms(server, films)
  return true
}

/** Players ask for ranges of a film; no other file of the folder is served. */
function addFilms(server: FastifyInstance, folder: string): void {
  server.get<{ Params: { file: string } }>('/films/:file', { schema: { hide: true } }, (request, reply) => {
    const { file } = request.params
    if (!/^[a-z]{1,20}\.(tr|en)\.(webm|vtt|jpg)$/.test(file)) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=3600').sendFile(file, folder)
  })
}

const place = /<!--part:(\w+)-->([\s\S]*?)<!--end-->/g

/** The text between the marks is shown if the server has nothing to write. */
async function withParts(
  text: string,
  parts: LandingOptions['parts'],
  asked: Parameters<PagePart>[0],
): Promise<string> {
  let [written, at] = ['', 0]
  for (const { 0: whole, 1: name = '', 2: otherwise = '', index } of text.matchAll(place)) {
    written += text.slice(at, index) + ((await parts[name]?.(asked)) ?? otherwise)
    at = index + whole.length
  }
  return written + text.slice(at)
}

/** A strange host is not written into a page. */
const originOf = ({ protocol, host }: FastifyRequest): string =>
  /^[\w.:[\]-]{1,255}$/.test(host) ? `${protocol}://${host}` : ''

/** Reads a file again when a newer client has replaced it. */
function reader(): (path: string) => string {
  const kept = new Map<string, { state: string; text: string }>()
  return (path) => {
    const { ino, mtimeMs } = statSync(path)
    const state = `${ino} ${mtimeMs}`
    const known = kept.get(path)
    if (known?.state === state) return known.text
    const text = readFileSync(path, 'utf8')
    kept.set(path, { state, text })
    return text
  }
}
