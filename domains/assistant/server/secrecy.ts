/**
 * Decides which texts of an office may leave it. Every text to a third party's service goes through `mask`, and every
 * text back through `unmask`. Without secrecy, which only an administrator switches off, both return a text
 * unchanged.
 */
import { casesWithNumbers, namesOfCases } from '@mizan/cases/server'
import { findAlike } from '@mizan/clients/server'
import { namesFor } from '@mizan/identity/server'
import { inTurns } from '@mizan/platform/call'
import { callerOf } from '@mizan/platform/contract'
import { fileNumbers, nameCandidates } from '../rules/secrecy/candidates.ts'
import { type KnownSecrets, newMask } from '../rules/secrecy/mask.ts'
import type { AssistantCall, Tx } from './call.ts'
import { findSettings } from './settings/store.ts'

const mostNamedCases = 10

export interface Outgoing {
  /** Returns the text as it may leave; other requests run meanwhile. */
  mask(text: string): Promise<string>
  /**
   * Returns the text with its values restored. An answer in JSON is parsed first: a value may contain quotation
   * marks.
   */
  unmask(text: string): string
}

/** Every text leaves unchanged. */
export const nothingHidden: Outgoing = { mask: async (text) => text, unmask: (text) => text }

interface Turn {
  /** The caller may read it. */
  caseId: string | null
  /** Everything that the person wrote in this turn: names in it are looked up among those that the office knows. */
  question: string
}

/** Makes the masking of one turn of a conversation, in which the same value always has the same placeholder. */
export async function outgoingFor(call: AssistantCall, tx: Tx, turn: Turn): Promise<Outgoing> {
  const { hidesSecrets } = await findSettings(tx, callerOf(call).officeId)
  if (!hidesSecrets) return nothingHidden
  const { maskInSteps, unmask } = newMask(await knownTo(call, tx, turn))
  return { mask: (text) => inTurns(maskInSteps(text)), unmask }
}

async function knownTo(call: AssistantCall, tx: Tx, { caseId, question }: Turn): Promise<KnownSecrets> {
  const ofCases = await knownOfCases(call, tx, { caseId, question })
  const names = [
    ...ofCases.names,
    ...(await membersOfOffice(call, tx)),
    ...(await namedIn(call, tx, question)),
  ]
  return { names: [...new Set(names)], files: ofCases.files }
}

/** The names of the turn's case, and of cases whose numbers the question names. */
async function knownOfCases(call: AssistantCall, tx: Tx, { caseId, question }: Turn): Promise<KnownSecrets> {
  const numbers = fileNumbers(question)
  const named = await casesWithNumbers(tx, callerOf(call).officeId, { numbers, most: mostNamedCases })
  const ids = caseId ? [caseId, ...named] : named
  if (ids.length === 0) return { names: [], files: [] }
  const { names, clientIds, numbers: files } = await namesOfCases(tx, ids)
  const clients = await call.parts.clientNames(tx, clientIds)
  return { names: [...clients.values(), ...names], files }
}

async function membersOfOffice(call: AssistantCall, tx: Tx): Promise<string[]> {
  const members = await call.parts.membersOf(tx, callerOf(call).officeId)
  const ids = members.map(({ userId }) => userId)
  const nameOf = await namesFor(tx, call.parts.namesOf, ids)
  return ids.map((id) => nameOf(id).name).filter(Boolean)
}

/** The clients and parties of the whole office whom the question names; not all of them, who may be many thousands. */
async function namedIn(call: AssistantCall, tx: Tx, question: string): Promise<string[]> {
  const candidates = nameCandidates(question)
  if (candidates.length === 0) return []
  const alike = await findAlike(tx, callerOf(call).officeId, candidates, call.charge)
  return alike.flat().map(({ name }) => name)
}
