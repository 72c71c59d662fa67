/** Calls that the sweep uses to reach a success, where the sample that the row documents is not enough. */
import type { RawBuilder } from 'kysely'
import type { Calls } from '../call/index.ts'
import type { Services } from './index.ts'

export interface SampleInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

export type SampleHeaders = Record<string, string>

export interface SamplePerson {
  userId: string
  headers: SampleHeaders
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the row answers
type CallOfRow = (who: SampleHeaders, row: string, input?: SampleInput) => Promise<any>

/** The whole product, with its database and the people that a call needs. */
export interface SampleWorld {
  call: CallOfRow
  /** The same. @throws Error with the answer if the call was refused, because those that depend on it would be too */
  must: CallOfRow
  /** Any request, such as bytes to an address that a call has answered. */
  send: (request: {
    method: 'PATCH' | 'POST' | 'PUT'
    url: string
    headers: SampleHeaders
    payload: string
  }) => Promise<{ statusCode: number; body: string }>
  /** The body of the documented sample of any row. */
  bodyOf: (row: string) => Record<string, unknown>
  /** Runs the query in the scope of the system. */
  system: <Row>(query: RawBuilder<Row>) => Promise<{ rows: Row[] }>
  /** Creates a person with every right, in an office of their own. */
  superAdmin: () => Promise<SamplePerson>
  /** Creates a person in an office of their own, which has a plan unless the option says otherwise. */
  signIn: (options?: { hasPlan?: boolean }) => Promise<SamplePerson>
  emailOf: (person: Pick<SamplePerson, 'userId'>) => Promise<string>
  /** Letters that wait, the oldest first. */
  letters: () => Promise<readonly { to: string; text: string }[]>
  /** Ids of texts that exist. */
  textIds: { decision: string; cypriot: string; article: string; law: string }
  calls: Calls
  services: Services
}

/** Creates what the call needs and returns the call; `sample` is the documented one. */
export type SampleCall = (
  world: SampleWorld,
  sample: SampleInput,
) => Promise<{ headers: SampleHeaders; input: SampleInput }>

/** The calls by the names of their rows. */
export type SampleCalls = Readonly<Record<string, SampleCall>>
