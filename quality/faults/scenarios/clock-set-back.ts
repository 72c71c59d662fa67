/** After a clock is set back by a day, nobody waits longer than the longest pause after wrong passwords. */
import { call } from '../../people.ts'
import { makeDataFolder, startServer } from '../server-process.ts'
import { expect } from '../verdict.ts'

const dayMs = 86_400_000
const longestPause = 900
const email = 'demo@mizan.test'

/** The code that sets the server's clock a day ahead. */
const ahead = `
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + ${dayMs}) }
    static now() { return Real.now() + ${dayMs} }
  }`
const clockAhead = `--import=data:text/javascript;base64,${Buffer.from(ahead).toString('base64')}`

export async function clockSetBack(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  try {
    const early = await startServer(dataDir, { RATE_LIMITS: 'off', NODE_OPTIONS: clockAhead })
    const { code } = await guessUntilRefused(early.address)
    expect(code === 'auth.too_many_tries', `wrong passwords were answered ${code}`)
    await early.end('SIGTERM')
    const server = await startServer(dataDir, { RATE_LIMITS: 'off' })
    const body = { email, password: 'Mizan-Ornek-1' }
    const answer = (await call(server.address, 'POST', '/auth/login', { body })) as { retryAfter?: number }
    const wait = answer.retryAfter ?? 0
    expect(wait <= longestPause, `the owner has to wait ${wait} s; ${longestPause} is the longest pause`)
    return `the owner waits ${wait} s`
  } finally {
    remove()
  }
}

async function guessUntilRefused(address: string) {
  const body = { email, password: 'Yanlis-Parola-1' }
  for (let guesses = 1; ; guesses += 1) {
    const answer = await call(address, 'POST', '/auth/login', { body })
    if (answer.status === 429 || guesses === 60) return answer
  }
}
