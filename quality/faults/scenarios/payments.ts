/**
 * 500 checkouts while the bank is slow, fails and drops lines after it has charged, browsers and webhooks come twice, late, forged
 * and out of order, and the server is killed twenty times. Afterwards every order is settled right: charges at the bank and periods
 * at ours agree to the kuruş, none twice, none lost.
 */
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '@mizan/platform/testing'
import { note } from '../../figures.ts'
import { answerOf, call, proveAddress, type SignedUp, signUp } from '../../people.ts'
import { openStormyBank, type StormyBank } from '../payments/bank.ts'
import { checkout } from '../payments/checkout.ts'
import { compare } from '../payments/proof.ts'
import { makeDataFolder, type Server, startServer } from '../server-process.ts'
import { copyUsedInstallation } from '../used-installation.ts'

const checkouts = 500
const kills = 20
const offices = 50
const atOnce = 6
const dayMs = 86_400_000

export async function payments(): Promise<string> {
  const draw = randomFrom(34)
  const random = () => draw(1_000_000) / 1_000_000
  const { dataDir, remove } = makeDataFolder()
  const port = await freePort()
  const address = `http://localhost:${port}`
  const bank = await openStormyBank({ random, merchant: () => address })
  const environment = { RATE_LIMITS: 'off', PORT: String(port), SANDBOX_BANK_URL: bank.address }
  try {
    await copyUsedInstallation(dataDir)
    let server = await startServer(dataDir, environment)
    const people = await signUpAll(address)
    let done = 0
    const work = everybody(people, async (person) => {
      await checkout({ random, address: () => address }, person)
      done += 1
    })
    for (let kill = 1; kill <= kills; kill += 1) {
      while (done < (checkouts * kill) / (kills + 1)) await sleep(20)
      await sleep(random() * 300)
      await server.end('SIGKILL')
      server = await startServer(dataDir, environment)
    }
    await work
    await settleAll(server, bank)
    await server.end('SIGTERM')
    const { states, atTheBank } = await compare(dataDir, bank.book)
    note(done, 'faults', 'payments', 'checkouts')
    note(kills, 'faults', 'payments', 'kills')
    for (const [state, count] of Object.entries(states)) note(count, 'faults', 'payments', 'orders', state)
    note(String(atTheBank), 'faults', 'payments', 'kurus-at-the-bank')
    const counted = Object.entries(states).map(([state, count]) => `${count} ${state}`)
    return `${done} checkouts, ${kills} kills: orders ${counted.join(', ')}; ${atTheBank} kuruş at the bank and in the ledger`
  } finally {
    await bank.close()
    remove()
  }
}

/** So many offices check out at the same time, each one checkout after the other. */
async function everybody(
  people: readonly SignedUp[],
  buy: (person: SignedUp) => Promise<void>,
): Promise<void> {
  const waiting = [...people]
  const each = checkouts / offices
  const lane = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift())
      for (let bought = 0; bought < each; bought += 1) await buy(person)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function signUpAll(address: string): Promise<SignedUp[]> {
  const people: SignedUp[] = []
  for (let number = 1; number <= offices; number += 1) {
    const person = await signUp(address, number)
    await proveAddress(address, person)
    people.push(person)
  }
  return people
}

/** The storm is over, and time passes for what nobody came back to: attempts, refunds and letters that wait. */
async function settleAll(server: Server, bank: StormyBank): Promise<void> {
  bank.calmDown()
  await sleep(6_000)
  for (let day = 0; day < 3; day += 1) {
    bank.advance(dayMs)
    await answerOf(server.address, 'POST', '/dev/clock', { body: { days: 1 } })
  }
  await call(server.address, 'POST', '/dev/clock', { body: { days: 0 } })
}

/** A fixed port, so that addresses which the bank was given still lead to the server after a kill. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
