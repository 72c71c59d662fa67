/**
 * The facts that a client knows of its service: where it is, how it is called, and what must not be repeated about
 * it.
 */
import type { Agent } from 'undici'
import { agentFor } from './addresses.ts'
import { longestExcerpt, OutsideError, type OutsideFacts, type OutsideProblem } from './failure.ts'
import { type OutsideOptions, type OutsideRequest, type Patience, type Repeats, usual } from './options.ts'

export interface Service {
  name: string
  agent: Agent
  headers: Readonly<Record<string, string>>
  repeats: Repeats
  addressOf(request: OutsideRequest): URL
  patienceFor(request: OutsideRequest): Patience
  mostBytesFor(request: OutsideRequest): number
  failure(problem: OutsideProblem, facts?: OutsideFacts): OutsideError
}

export function serviceOf(options: OutsideOptions): Service {
  const { name, address, headers = {}, secrets = [], mostBytes = usual.mostBytes } = options
  const patience = { ...usual.patience, ...options.patience }
  const hide = hiding([...secrets, ...Object.values(headers).flatMap(secretsIn)])
  const failure: Service['failure'] = (problem, { excerpt = '', code, ...facts } = {}) =>
    new OutsideError(name, problem, {
      ...facts,
      ...(code !== undefined && isWord(code) && hide(code) === code ? { code } : {}),
      excerpt: hide(excerpt).slice(0, longestExcerpt),
    })
  return {
    name,
    headers,
    failure,
    agent: agentFor(options, patience.connect),
    repeats: { ...usual.repeats, ...options.repeats },
    patienceFor: (request) => ({ ...patience, ...request.patience }),
    // An answer to HEAD names the length of another one.
    mostBytesFor: (request) =>
      request.method === 'HEAD' ? Number.POSITIVE_INFINITY : (request.mostBytes ?? mostBytes),
    addressOf: ({ to, query = {} }) => {
      const url = address === undefined ? foreign(to, failure) : below(address, to)
      for (const [key, value] of Object.entries(query))
        if (value !== undefined) url.searchParams.set(key, String(value))
      return url
    },
  }
}

/** @throws TypeError for a call that could leave the host of the settings */
function below(address: string, to: string): URL {
  if (!to.startsWith('/')) throw new TypeError('A call of a service names a path that begins with a slash')
  return new URL(address + to)
}

/** @throws OutsideError `not_allowed` for a text that is not an address of the web, or contains a password */
function foreign(to: string, failure: Service['failure']): URL {
  const url = URL.parse(to)
  if (!url || !isWeb(url)) throw failure('not_allowed', { unsent: true })
  return url
}

export const isWeb = ({ protocol, username, password }: URL): boolean =>
  (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''

/** Names of failures are words and numbers; a sentence may name people. */
const isWord = (code: string): boolean => /^[\w.-]{1,60}$/.test(code)

/** Secrets are a whole header, the token in it, and the password of `Basic`. */
function secretsIn(header: string): string[] {
  const [scheme = '', token = ''] = header.split(' ')
  const password = /^basic$/i.test(scheme)
    ? Buffer.from(token, 'base64').toString().split(':').slice(1).join(':')
    : ''
  return [header, token, password]
}

/** Shorter ones would be found everywhere. */
const shortestSecret = 4

function hiding(secrets: readonly string[]): (text: string) => string {
  const hidden = [...new Set(secrets)].filter(({ length }) => length >= shortestSecret)
  const longestFirst = hidden.sort((one, other) => other.length - one.length)
  return (text) => longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
}
