/**
 * Works at an office until its server is killed, and remembers what was answered. A call that got no answer may have
 * happened or not; one that was answered must have happened.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf } from '../../people.ts'
import { expect } from '../verdict.ts'

interface Money {
  amount: string
}

interface Line {
  transactionId: string
  kind: 'payment' | 'service'
  amount: Money
  description: string
  deletion: { comment: string } | null
}

interface Account {
  clientId: string
  /** The bookings that were answered, by id. */
  booked: Map<string, Pick<Line, 'kind' | 'description'>>
  deleted: Set<string>
  /** The ids whose deletion was sent, answered or not. */
  asked: Set<string>
}

/** The work on an office besides imports. */
export const steps = ['edits', 'payments', 'deletions'] as const
type Step = (typeof steps)[number]

interface KnownCase {
  caseId: string
  version: number
  /** The title that was answered last, and the one that was being sent. */
  title: string
  sent: string
}

export class OfficeAtWork {
  readonly #accounts: Account[] = []
  readonly #cases: KnownCase[] = []
  #answered = 0
  readonly #sent = { edits: 0, payments: 0, deletions: 0 }
  #ask: <Data>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Data>

  constructor(address: string, token: string) {
    this.#ask = asking(address, token)
  }

  /** Calls that were answered since the start. */
  get answered(): number {
    return this.#answered
  }

  /** Whether a call of that kind has been sent and not been answered. */
  isUnderWay(step: Step): boolean {
    return this.#sent[step] > 0
  }

  serveAt(address: string, token: string): void {
    this.#ask = asking(address, token)
  }

  async open(count: number): Promise<void> {
    for (let number = 1; number <= count; number += 1) {
      const { clientId } = await this.#ask<{ clientId: string }>('POST', '/client/create', {
        name: `Müvekkil ${randomUUID()}`,
      })
      this.#accounts.push({ clientId, booked: new Map(), deleted: new Set(), asked: new Set() })
      const title = `Dava ${number}`
      const { caseId } = await this.#ask<{ caseId: string }>('POST', '/case-management/create', {
        displayTitle: title,
        caseNumber: `Deneme/${number}`,
      })
      const { version } = await this.#ask<{ version: number }>('GET', `/case-management/${caseId}`)
      this.#cases.push({ caseId, version, title, sent: title })
    }
  }

  /**
   * Repeats each kind of work until its server is gone; it never ends by itself. Kinds other than `often` pause in
   * between.
   */
  work(often: Step | 'imports'): Promise<unknown> {
    const forever = async (step: Step, call: () => Promise<unknown>) => {
      for (;;) {
        this.#sent[step] += 1
        await call().finally(() => {
          this.#sent[step] -= 1
        })
        this.#answered += 1
        if (step !== often) await sleep(400)
      }
    }
    return Promise.allSettled([
      ...this.#cases.map((known) => forever('edits', () => this.#rename(known))),
      ...this.#accounts.map((account) => forever('payments', () => this.#book(account))),
      ...this.#accounts.map((account) => forever('deletions', () => this.#delete(account))),
    ])
  }

  async #book({ clientId, booked }: Account): Promise<void> {
    const description = randomUUID()
    const kind: Line['kind'] = booked.size % 3 === 0 ? 'service' : 'payment'
    const body = { clientId, amount: '1250.40', description, date: '2026-11-02' }
    const { transactionId } = await this.#ask<{ transactionId: string }>('POST', `/client/add-${kind}`, {
      ...body,
      ...(kind === 'payment' && { paymentType: 'cash' }),
    })
    booked.set(transactionId, { kind, description })
  }

  /** Deletes a booking that has not been deleted yet, or books if none is left. */
  async #delete(account: Account): Promise<void> {
    const { clientId, booked, deleted, asked } = account
    const found = [...booked].find(([id]) => !asked.has(id))
    if (!found) return this.#book(account)
    const [transactionId, { kind }] = found
    asked.add(transactionId)
    await this.#ask('POST', `/client/delete-${kind}`, { clientId, transactionId, comment: 'Deneme' })
    deleted.add(transactionId)
  }

  async #rename(known: KnownCase): Promise<void> {
    known.sent = `Dava ${randomUUID()}`
    const { version } = await this.#ask<{ version: number }>(
      'POST',
      `/case-management/${known.caseId}/update/display-title`,
      { displayTitle: known.sent, version: known.version },
    )
    Object.assign(known, { version, title: known.sent })
  }

  /** Throws if something that was answered is lost, or a balance is not the sum of its lines. */
  async inspect(): Promise<void> {
    for (const account of this.#accounts) await this.#inspectAccount(account)
    for (const known of this.#cases) await this.#inspectCase(known)
  }

  async #inspectAccount({ clientId, booked, deleted }: Account): Promise<void> {
    const lines = await this.#linesOf(clientId)
    const found = new Map(lines.map((line) => [line.transactionId, line]))
    for (const [id, { description }] of booked)
      expect(found.get(id)?.description === description, `the booking ${id} is lost`)
    for (const id of deleted) expect(found.get(id)?.deletion != null, `the deletion of ${id} is lost`)
    const { balance } = await this.#ask<{ balance: Money }>('GET', `/client/${clientId}`)
    const counted = lines.filter(({ deletion }) => deletion === null)
    const sum = counted.reduce(
      (all, { kind, amount }) => all + (kind === 'service' ? 1 : -1) * kurus(amount),
      0,
    )
    expect(kurus(balance) === sum, `a balance is ${balance.amount}, its lines are ${sum / 100}`)
  }

  async #linesOf(clientId: string): Promise<Line[]> {
    const lines: Line[] = []
    for (let page = 0; ; page += 1) {
      const path = `/client/transactions/${clientId}?includeDeleted=true&pageSize=100&pageIndex=${page}`
      const { items, total } = await this.#ask<{ items: Line[]; total: number }>('GET', path)
      lines.push(...items)
      if (lines.length >= total || items.length === 0) return lines
    }
  }

  async #inspectCase(known: KnownCase): Promise<void> {
    const { displayTitle, version } = await this.#ask<{ displayTitle: string; version: number }>(
      'GET',
      `/case-management/${known.caseId}`,
    )
    const isKept = displayTitle === known.title || displayTitle === known.sent
    expect(isKept, `a title is “${displayTitle}”; “${known.title}” was answered`)
    Object.assign(known, { version, title: displayTitle, sent: displayTitle })
  }
}

const kurus = ({ amount }: Money): number => Math.round(Number(amount) * 100)

const asking =
  (address: string, token: string) =>
  <Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> =>
    answerOf<Data>(address, method, path, { token, ...(body && { body }) })
