/** Signs in at a running server as a browser does. An account can have one browser session at a time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '@mizan/platform/config'
import { answerOf, call, newestCode } from './people.ts'

export interface Session {
  accessToken: string
  refreshToken: string
  headers: { authorization: string }
}

interface Credentials {
  email: string
  password: string
}

type Tokens = Pick<Session, 'accessToken' | 'refreshToken'>

/**
 * Signs in as the first person of the sample office, which exists outside production. The server must be started with
 * the same DEMO_PASSWORD, if any. A `former` session that is still valid is returned.
 */
export const signInSample = (address: string, former?: Session): Promise<Session> =>
  signInAs(address, { email: 'demo@mizan.test', password: loadConfig().demoPassword }, former)

/** Ends the session of another device if there is one. Throws the server's answer if it refuses. */
export async function signInAs(address: string, who: Credentials, former?: Session): Promise<Session> {
  if (former && (await isRunning(address, former))) return former
  const answer = await call(address, 'POST', '/auth/login', { body: who })
  if (answer.data) return sessionOf(answer.data)
  if (answer.code !== 'auth.other_device')
    throw new Error(`${who.email} was not let in: ${answer.status} ${answer.code}`)
  return sessionOf(await takeOver(address, who))
}

const isRunning = async (address: string, { accessToken: token }: Session): Promise<boolean> =>
  (await call(address, 'GET', '/user/profile-info', { token })).status === 200

const sessionOf = ({ accessToken, refreshToken }: Tokens): Session => ({
  accessToken,
  refreshToken,
  headers: { authorization: `Bearer ${accessToken}` },
})

/** Ends the session elsewhere with a code that is sent by mail. */
async function takeOver(address: string, who: Credentials): Promise<Tokens> {
  const before = await newestCode(address, who.email)
  const codeId = await requestCode(address, who)
  const entered = { codeId, code: await untilAnother(address, who.email, before?.id) }
  const { session } = await answerOf<{ session: Tokens }>(address, 'POST', '/auth/verify', { body: entered })
  return session
}

/** The server sends one such code a minute for each account. */
async function requestCode(address: string, who: Credentials): Promise<string> {
  const body = { purpose: 'otherDevice', channel: 'email', ...who }
  for (const end = Date.now() + 70_000; Date.now() < end; await sleep(2_000)) {
    const { data, code, status } = await call(address, 'POST', '/auth/requestotp', { body })
    if (data) return (data as { codeId: string }).codeId
    if (code !== 'code.too_soon') throw new Error(`No code for ${who.email}: ${status} ${code}`)
  }
  throw new Error(`No code for ${who.email} within a minute`)
}

async function untilAnother(address: string, email: string, before: string | undefined): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const newest = await newestCode(address, email)
    if (newest && newest.id !== before) return newest.code
    await sleep(50)
  }
  throw new Error(`No code for ${email} came`)
}
