/**
 * `node quality/faults/accounts.ts [rounds]`: people sign up and refresh their sessions until the server is killed.
 * The next server must know everybody who got an answer, and no account may be incomplete. Every third time
 * PostgreSQL is killed as well.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf, proveAddress, refresh, type SignedUp, signUp } from '../people.ts'
import { inspectAccounts } from './account-rows.ts'
import { killPostmaster } from './child.ts'
import { makeDataFolder, type Server, startServer } from './server-process.ts'
import { copyUsedInstallation } from './used-installation.ts'

export interface Round {
  signUps: number
  /** Sign-ups and refreshes that were answered before the kill. */
  acknowledged: number
  refreshes: number
  /** Accounts in the database after the kill, including those that got no answer. */
  accounts: number
}

const environment = { RATE_LIMITS: 'off' }

/**
 * Kills the server `rounds` times, each time after more sign-ups have been answered. Throws if something is wrong.
 */
export async function killDuringSignUps(
  rounds: number,
  signUps: number,
  print: (round: Round) => void = () => {},
): Promise<void> {
  const { dataDir, remove } = makeDataFolder()
  try {
    await copyUsedInstallation(dataDir)
    const town = new Town(signUps)
    let server = await startServer(dataDir, environment)
    for (let round = 1; round <= rounds; round += 1) {
      const until = Math.ceil((signUps * round) / (rounds + 1))
      const counts = await town.live(server, until)
      if (round % 3 === 0) killPostmaster(dataDir)
      await server.end('SIGKILL')
      await town.settle()
      server = await startServer(dataDir, environment)
      await town.greet(server.address)
      print({ signUps, ...counts, accounts: await inspectAccounts(dataDir, town.everybody()) })
    }
    await server.end('SIGTERM')
  } finally {
    remove()
  }
}

/** The people of all rounds, with what they know about themselves. */
class Town {
  readonly #signUps: number
  /** Everybody who got an answer, with the tokens of the latest answer. */
  #people: SignedUp[] = []
  /** People whose refresh was running: they cannot know which of two tokens is valid. */
  #unsure = new Set<SignedUp>()
  /** People whose mailbox is proven, and who therefore have an office. */
  #proven = new Set<SignedUp>()
  #work: Promise<unknown> = Promise.resolve()
  #next = 1

  constructor(signUps: number) {
    this.#signUps = signUps
  }

  everybody(): string[] {
    return this.#people.map(({ email }) => email)
  }

  /** Starts 200 sign-ups and the refreshes of earlier people; returns when so many sign-ups have been answered. */
  async live({ address }: Server, until: number): Promise<{ acknowledged: number; refreshes: number }> {
    const before = this.#people.length
    const known = this.#people.filter((person) => !this.#unsure.has(person)).slice(-50)
    let refreshes = 0
    const arrivals = Array.from({ length: this.#signUps }, async () => {
      const person = await signUp(address, this.#number())
      this.#people.push(person)
      await proveAddress(address, person)
      this.#proven.add(person)
    })
    const renewals = known.map(async (person) => {
      for (;;) {
        this.#unsure.add(person)
        Object.assign(person, await refresh(address, person.refreshToken))
        this.#unsure.delete(person)
        refreshes += 1
        await sleep(20)
      }
    })
    this.#work = Promise.allSettled([...arrivals, ...renewals])
    while (this.#people.length - before < until) await sleep(5)
    return { acknowledged: this.#people.length - before, refreshes }
  }

  /** Waits until every call of the killed server has failed. */
  async settle(): Promise<void> {
    await this.#work
  }

  /**
   * Checks that everybody who got an answer still has the session, and with a proven mailbox an office with all
   * rights.
   */
  async greet(address: string): Promise<void> {
    for (const person of this.#people.filter((one) => !this.#unsure.has(one))) {
      Object.assign(person, await refresh(address, person.refreshToken))
      const profile = await answerOf<{ email: string; roles: string[]; company: { name: string } }>(
        address,
        'GET',
        '/user/profile-info',
        { token: person.accessToken },
      )
      const hasOffice = profile.roles.includes('ADMIN') && profile.company.name !== ''
      if (profile.email !== person.email || (this.#proven.has(person) && !hasOffice))
        throw new Error(`${person.email} came back as ${JSON.stringify(profile)}`)
    }
  }

  #number(): number {
    this.#next += 1
    return this.#next
  }
}

if (import.meta.main) {
  const rounds = Number(process.argv[2] ?? 10)
  const done: Round[] = []
  await killDuringSignUps(rounds, 200, (round) => done.push(round))
  console.table(done)
  console.log(`${rounds} kills: nothing that was acknowledged is lost, and no office is half made.`)
}
