/**
 * The browser's way to the server, made from the contract: `client['laws.search']({ body })`.
 * Only method and path are needed while running; the shapes are types.
 */
import type { Answer, CallInput, Rows } from './rows.ts'

export type RouteTable = Record<string, { method: string; path: string; renews?: readonly string[] }>

export interface Issue {
  path: string
  message: string
}

/** A call that failed: `status` 0 means that the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly issues: Issue[]
  constructor(status: number, code: string, message: string, issues: Issue[] = []) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.issues = issues
  }
}

export interface ClientOptions {
  baseUrl?: string
  language: () => string
  fetch?: typeof fetch
}

export type Call<R extends Rows[string]> = (
  input: CallInput<R>,
  options?: { signal?: AbortSignal },
) => Promise<Answer<R>>

export type Client<T extends Rows> = { [K in keyof T]: Call<T[K]> }

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Address of a call with its parameters and query filled in; undefined query values are left out. */
export function addressOf(path: string, input: LooseInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name]
    if (value === undefined || value === '') throw new Error(`The parameter '${name}' must be defined.`)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== null) query.set(key, String(value))
  const tail = query.toString()
  return `/api${filled === '/' ? '' : filled}${tail ? `?${tail}` : ''}`
}

export function createClient<T extends Rows>(routes: RouteTable, options: ClientOptions): Client<T> {
  const client: Record<string, unknown> = {}
  for (const [name, route] of Object.entries(routes))
    client[name] = (input: LooseInput, more?: { signal?: AbortSignal }) =>
      send(route, input, options, more?.signal)
  return client as Client<T>
}

async function send(
  route: { method: string; path: string },
  input: LooseInput,
  options: ClientOptions,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const headers: Record<string, string> = { 'accept-language': options.language() }
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  const response = await reach((options.baseUrl ?? '') + addressOf(route.path, input), options, {
    method: route.method,
    headers,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal,
  })
  return readAnswer(response)
}

async function reach(address: string, options: ClientOptions, init: RequestInit): Promise<Response> {
  try {
    return await (options.fetch ?? fetch)(address, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, 'network.unreachable', '')
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && !type.includes('json')) return response.blob()
  const body = type.includes('json') ? await response.json() : {}
  if (!response.ok || body.isError)
    throw new ApiError(response.status, body.code ?? 'unknown', body.message ?? '', body.issues ?? [])
  return body.data
}
