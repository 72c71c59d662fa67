/** Lists that any number of domains add to; the reader of a list gets the elements of all domains in their order. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Delivery } from '../contract/index.ts'
import type { Transaction } from '../database/index.ts'
import type { ProposalTool, Tool } from '../tools/index.ts'
import type { ServerManifest, Services } from './index.ts'

/**
 * The type of one element of each list, declared by the domain that reads it:
 *
 * declare module '@mizan/platform/domain' { interface Lists { memberLeft: MemberLeft } }
 *
 * The lists of the program itself stand here.
 */
export interface Lists {
  /** Keys in addresses that open something without a session, such as the feed of a calendar. */
  secretKeys: SecretKey
  /** Services outside whose signed messages a row takes. */
  webhooks: Webhook
  /** The holders of the conversations of visitors without an account. */
  conversations: Conversations
  /** Tools of a model: rows that only read, with words for the model. */
  tools: Tool
  /** Proposals of a model: rows that write, which are called once a person accepts the proposal. */
  proposals: ProposalTool
  /** Checks that a visitor is no machine, for the rows of all domains; passing one of them is enough. */
  humanChecks: HumanCheck
}

export interface SecretKey {
  /** The kind of thing that such keys open, as `access.keyOf` of their rows names it. */
  of: string
  /** Compares in constant time, or looks up a hash. In the scope of the system. */
  opens: (tx: Transaction, key: string) => Promise<boolean>
}

export interface Webhook {
  /** The sender as `access.sender` of its rows names it. */
  sender: string
  /** @throws AppError `webhook.unsigned` */
  check: (headers: IncomingHttpHeaders, body: Buffer) => Delivery | Promise<Delivery>
}

export interface Conversations {
  /** The kind of conversation, as `access.conversationOf` of its rows names it. */
  of: string
  /** Finds the conversation of a visitor's token, unless it has expired or ended. In the scope of the system. */
  conversationOf: (tx: Transaction, token: string) => Promise<string | undefined>
}

export interface HumanCheck {
  /** Whether the check was solved, and not used before. */
  isHuman: (solution: string, address: string) => Promise<boolean>
}

/** The elements that one domain adds. */
export type Additions = { readonly [Name in keyof Lists]?: readonly Lists[Name][] }

/** All elements of a list; none if no domain adds any. */
export type ListOf = <Name extends keyof Lists>(name: Name) => readonly Lists[Name][]

/** The elements are in the order of the domains. */
export function gatherLists(domains: readonly ServerManifest[], services: Services): ListOf {
  const gathered = new Map<string, unknown[]>()
  for (const { lists } of domains)
    for (const [name, elements] of Object.entries(lists?.(services) ?? {}))
      gathered.set(name, [...(gathered.get(name) ?? []), ...elements])
  return (name) => (gathered.get(name) ?? []) as never
}

/** The elements, by their names. @throws Error if two have the same */
export function distinctBy<Element>(
  list: string,
  elements: readonly Element[],
  key: keyof Element & string,
): Map<string, Element> {
  const named = new Map<string, Element>()
  for (const element of elements) {
    const name = String(element[key])
    if (named.has(name)) throw new Error(`Two elements of the list ${list} are called ${name}.`)
    named.set(name, element)
  }
  return named
}
