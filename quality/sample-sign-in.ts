/** Signs in the first person of the sample office, who is there outside production. */
import { loadConfig } from '@mizan/platform/config'

export interface SampleSession {
  accessToken: string
  refreshToken: string
  headers: { authorization: string }
}

/**
 * A session of the browser extension, which ends no session of a browser. The server must be started with the same
 * DEMO_PASSWORD, if with any. Throws what the server answered when it lets nobody in.
 */
export async function signInSample(address: string): Promise<SampleSession> {
  const answer = await fetch(`${address}/api/auth/browser-extension-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@mizan.test', password: loadConfig().demoPassword }),
  })
  const { data, code } = (await answer.json()) as { data?: SampleSession; code?: string }
  if (!data) throw new Error(`The sample account was not let in: ${answer.status} ${code}`)
  const { accessToken, refreshToken } = data
  return { accessToken, refreshToken, headers: { authorization: `Bearer ${accessToken}` } }
}
