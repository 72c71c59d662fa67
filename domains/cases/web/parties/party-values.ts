/** What is typed for a party, and what of it is sent. */
import { samePartyAmong } from '../../rules/same-party.ts'
import type { Party } from '../../schemas.ts'

export interface Values {
  name: string
  role: string
  type: Party['type']
  clientId: string | null
  /** One name a line. */
  representatives: string
  conflictsSeen: boolean
}

export const valuesOf = (party: Party | undefined): Values => ({
  name: party?.name ?? '',
  role: party?.role ?? '',
  type: party?.type ?? 'individual',
  clientId: party?.client?.clientId ?? null,
  representatives: party?.representatives.join('\n') ?? '',
  conflictsSeen: false,
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const bodyOf = ({ representatives, ...rest }: Values) => ({
  ...rest,
  name: rest.name.trim(),
  role: rest.role.trim(),
  representatives: linesOf(representatives),
})

/** A party as a form has it, to be compared: its representatives are one text. */
export interface Written extends Pick<Values, 'name' | 'role' | 'type' | 'clientId' | 'representatives'> {
  version: number
}

export function writtenOf(values: Values): Omit<Written, 'version'> {
  const { conflictsSeen: _, representatives, ...body } = bodyOf(values)
  return { ...body, representatives: representatives.join('\n') }
}

export const writtenParty = (party: Party): Written => ({
  ...writtenOf(valuesOf(party)),
  version: party.version,
})

/** What is sent of it. */
export const sentOf = ({ representatives, ...change }: Partial<Written>) => ({
  ...change,
  ...(representatives !== undefined && { representatives: linesOf(representatives) }),
})

/** Whether one of the others is the same person in the same role already. */
export const isThere = (values: Values, others: readonly Party[]): boolean => {
  const there = others.map(({ name, role, client }) => ({ name, role, clientId: client?.clientId ?? null }))
  return values.role.trim() !== '' && samePartyAmong(there, values) !== undefined
}

/** Whether the server will look for similar names. */
export const isChecked = (party: Party | undefined, { name, role, clientId }: Values): boolean =>
  party === undefined ||
  name.trim() !== party.name ||
  role !== party.role ||
  clientId !== (party.client?.clientId ?? null)
