/** Calls of Mizan with the session of the extension. */

import routes from 'virtual:extension-routes'
import { ApiError, createClient } from '@mizan/platform/contract/client'
import { mizanAddress } from '../build-values.ts'
import { extensions } from '../chrome.ts'
import { kept } from '../messages.ts'
import { dropSession, keepSession, readSession, type Session } from './session.ts'

type UntypedClient = Record<string, (input: { body: unknown }) => Promise<unknown>>

let bearer: string | undefined
let renewing: Promise<boolean> | undefined
let language: 'tr' | 'en' = 'tr'

const client = createClient(routes, {
  baseUrl: mizanAddress,
  language: () => language,
  session: {
    bearer: () => bearer,
    renew: async () => {
      renewing ??= renew().finally(() => {
        renewing = undefined
      })
      return renewing
    },
    expire: (_call, why) => {
      bearer = undefined
      void dropSession()
      return why instanceof ApiError ? why : new ApiError(401, 'session.ended', '')
    },
  },
}) as unknown as UntypedClient

/** @throws ApiError if the session has ended */
async function renew(): Promise<boolean> {
  const session = await readSession()
  if (!session) return false
  bearer = undefined
  const answer = await fetch(`${mizanAddress}/api${routes['auth.refresh']?.path ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ refreshToken: session.refreshToken }),
  })
  if (!answer.ok) {
    await dropSession()
    return false
  }
  const { data } = (await answer.json()) as { data: Pick<Session, 'accessToken' | 'refreshToken'> }
  await keepSession({ ...session, accessToken: data.accessToken, refreshToken: data.refreshToken })
  bearer = data.accessToken
  return true
}

/** @throws ApiError */
export async function callMizan(row: string, body: unknown): Promise<unknown> {
  const { [kept.language]: chosen } = await extensions.storage.local.get(kept.language)
  language = chosen === 'en' ? 'en' : 'tr'
  bearer = (await readSession())?.accessToken
  const call = client[row]
  if (!call) throw new Error(`There is no call ${row}`)
  return call({ body })
}
