/** Signed calls of iyzico, and the result of each. */
import { randomBytes } from 'node:crypto'
import { jsonIn, OutsideError, type OutsideRequest, openOutside, type Patience } from '../../outside/index.ts'
import { Envelope } from './shapes.ts'
import { authorizationOf, type IyzicoKeys } from './signature.ts'

/** `unsent`: nothing has reached the provider. `lost`: it may have acted, but its answer was lost. */
export type Outcome = { kind: 'said'; body: Envelope } | { kind: 'unsent' } | { kind: 'lost' }

export interface ServiceCall {
  /** POST if left out. */
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Whether the call may be made twice without harm. */
  repeatable?: boolean
}

export interface IyzicoService {
  call(call: ServiceCall): Promise<Outcome>
  close(): Promise<void>
}

export interface ServiceOptions extends IyzicoKeys {
  name: string
  /** The address without a trailing slash. */
  url: string
  patience?: Partial<Patience>
}

const second = 1_000
/** A bank may take half a minute to decide. */
const usualPatience = { connect: 5 * second, send: 10 * second, answer: 35 * second, whole: 60 * second }

export function iyzicoService({ name, url, apiKey, secretKey, patience }: ServiceOptions): IyzicoService {
  const outside = openOutside({
    name,
    address: url,
    secrets: [apiKey, secretKey],
    patience: { ...usualPatience, ...patience },
    repeats: { pause: 300, longestPause: 2 * second },
    mostBytes: 1024 * 1024,
  })
  return {
    call: async ({ method = 'POST', path, query, body = {}, repeatable = false }) => {
      const text = JSON.stringify(body)
      const random = randomBytes(16).toString('hex')
      const headers = {
        authorization: authorizationOf({ apiKey, secretKey }, random, path, text),
        'x-iyzi-rnd': random,
      }
      const content = method === 'GET' ? {} : { body: { text, contentType: 'application/json' } }
      const request: OutsideRequest = { method, to: path, headers, repeatable, ...content }
      try {
        return read((await outside.text(query ? { ...request, query } : request)).body)
      } catch (error) {
        if (!(error instanceof OutsideError)) throw error
        if (error.unsent) return { kind: 'unsent' }
        // The body of a refusal names its reason; a body of another form comes from a server in between.
        return error.problem === 'refused' ? read(error.excerpt) : { kind: 'lost' }
      }
    },
    close: () => outside.close(),
  }
}

function read(text: string): Outcome {
  const { success, data } = Envelope.safeParse(jsonIn(text))
  return success ? { kind: 'said', body: data } : { kind: 'lost' }
}
