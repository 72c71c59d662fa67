/** Signing in and out. The password goes to Mizan alone, and is not stored. */
import type { SessionState } from '../messages.ts'
import { callMizan } from './mizan.ts'
import { dropSession, keepSession, readSession, shownSession } from './session.ts'

interface SignedIn {
  accessToken: string
  refreshToken: string
  verificationRequired: boolean
  factors?: string[]
}

export async function signIn(email: string, password: string): Promise<SessionState> {
  await dropSession()
  const signed = (await callMizan('auth.extensionLogin', { email, password })) as SignedIn
  return open(email, signed)
}

async function open(email: string, signed: SignedIn): Promise<SessionState> {
  const { accessToken, refreshToken, verificationRequired, factors = [] } = signed
  const byApp = factors.includes('totp')
  await keepSession({ accessToken, refreshToken, email, isPending: verificationRequired, byApp })
  return shownSession(await readSession())
}

/** Sends a code to the mailbox of the account, for the second step. */
export async function sendCode(): Promise<SessionState> {
  const session = await readSession()
  const sent = (await callMizan('auth.requestOtp', { purpose: 'verification', channel: 'email' })) as {
    codeId: string
  }
  if (session) await keepSession({ ...session, codeId: sent.codeId })
  return shownSession(session)
}

export async function secondStep(code: string): Promise<SessionState> {
  const session = await readSession()
  if (!session) return shownSession(undefined)
  const checked = (
    session.byApp
      ? await callMizan('auth.verifyTotp', { code })
      : await callMizan('auth.verify', { codeId: session.codeId ?? '', code })
  ) as { session: SignedIn | null; verified: boolean }
  if (checked.session) return open(session.email, checked.session)
  await keepSession({ ...session, isPending: !checked.verified })
  return shownSession(await readSession())
}

export async function signOut(): Promise<SessionState> {
  await callMizan('auth.logout', undefined).catch(() => undefined)
  await dropSession()
  return shownSession(undefined)
}
