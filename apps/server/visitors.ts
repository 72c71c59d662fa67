/** Callers without an account: each kind of them is known to the domain that has added it to a list. */
import type { VisitorParts } from '@mizan/platform/access'
import type { Row } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { distinctBy, type ListOf } from '@mizan/platform/domain'
import type { CheckSignature } from '@mizan/platform/http'

type ReadWork = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

/** A visitor whom no domain knows is refused. `read`: in the scope of the system. */
export function visitorsOf(read: ReadWork, listOf: ListOf): VisitorParts {
  const { conversations, keys } = known(listOf)
  return {
    conversationOf: async (token, of = '') => {
      const owner = conversations.get(of)
      return owner && read((tx) => owner.conversationOf(tx, token))
    },
    isHuman: async (solution, address) => {
      for (const { isHuman } of listOf('humanChecks')) if (await isHuman(solution, address)) return true
      return false
    },
    opensKey: async (key, keyOf = '') => {
      const kind = keys.get(keyOf)
      return kind !== undefined && read((tx) => kind.opens(tx, key))
    },
  }
}

export function signaturesOf(listOf: ListOf): CheckSignature {
  const { senders } = known(listOf)
  return (sender, headers, body) => {
    const webhook = senders.get(sender)
    if (!webhook) throw new Error(`No domain checks the signatures of ${sender}.`)
    return webhook.check(headers, body)
  }
}

/** @throws Error at the start for a row that nobody without an account could ever call */
export function requireKnownVisitors(rows: Readonly<Record<string, Row>>, listOf: ListOf): void {
  const { conversations, keys, senders } = known(listOf)
  for (const [name, { access }] of Object.entries(rows)) {
    const isKnown = {
      guest: conversations.has(access.conversationOf ?? ''),
      human: listOf('humanChecks').length > 0,
      secretKey: keys.has(access.keyOf ?? ''),
      webhook: senders.has(access.sender ?? ''),
      ...{ public: true, pending: true, bearer: true },
    }[access.session]
    if (!isKnown) throw new Error(`No domain knows the visitors of ${name}.`)
  }
}

/** @throws Error if two elements of a list have one name */
const known = (listOf: ListOf) => ({
  conversations: distinctBy('conversations', listOf('conversations'), 'of'),
  keys: distinctBy('secretKeys', listOf('secretKeys'), 'of'),
  senders: distinctBy('webhooks', listOf('webhooks'), 'sender'),
})
