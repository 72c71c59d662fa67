/** Serves the built browser client; an address that is neither a file nor a call gets its first page. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasScreen } from './addresses.ts'
import { addLanding, type LandingOptions } from './landing.ts'

const yearSeconds = 365 * 24 * 3600

export async function addWeb(
  server: FastifyInstance,
  folder: string,
  landing: Omit<LandingOptions, 'folder'>,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Built files carry a hash of their content in their names; the first page does not.
      const lasting = path.includes('/assets/')
      reply.header('cache-control', lasting ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
  if (addLanding(server, { folder, ...landing })) return
  // A folder is not a file: without this, clients that accept no compression get an error instead of the first page.
  const first = { schema: { hide: true } }
  server.get('/', first, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('index.html'),
  )
}

/**
 * Hashes, as a Content-Security-Policy names them, of the style elements in the pages of the built client. They are
 * read again when a newer client has replaced it, which a second server may build while this one runs.
 */
export function stylesOf(folder: string): () => readonly string[] {
  let read: string | undefined
  let styles: readonly string[] = []
  return () => {
    const found = statSync(folder, { throwIfNoEntry: false })
    const state = found && `${found.ino} ${found.mtimeMs}`
    if (state !== read) styles = state === undefined ? [] : stylesIn(folder)
    read = state
    return styles
  }
}

/** All public pages have the same styles. */
function stylesIn(folder: string): string[] {
  const pages = [
    ...readdirSync(folder),
    ...['pages/tr', 'pages/en'].flatMap((below) => listed(folder, below)),
  ].filter((name) => name.endsWith('.html'))
  const hashes = pages.flatMap((name) => {
    const styles = readFileSync(join(folder, name), 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)
    return [...styles].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
  })
  return [...new Set(hashes)]
}

const listed = (folder: string, below: string): string[] =>
  existsSync(join(folder, below)) ? readdirSync(join(folder, below)).map((name) => join(below, name)) : []

/**
 * The first page, whose router shows the screen of the address or says that there is none; null if the address is not
 * one of a page.
 */
export function firstPage(
  folder: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  const path = request.url.split('?')[0] ?? ''
  const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|dev)(\/|$)/.test(path)
  if (!folder || !isPage || !existsSync(join(folder, 'index.html'))) return null
  // The page says that the address does not exist; search engines and caches read the status.
  return reply
    .code(hasScreen(folder, path) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .sendFile('index.html')
}
