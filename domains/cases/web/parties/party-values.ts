/** What is typed for a party, and what of it is sent. */
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

export const bodyOf = ({ representatives, ...rest }: Values) => ({
  ...rest,
  name: rest.name.trim(),
  role: rest.role.trim(),
  representatives: representatives
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
})

export type Body = ReturnType<typeof bodyOf>

/** Only what differs from the party as it was: what others change meanwhile is kept. */
export function changeOf(party: Party, { conflictsSeen, ...body }: Body): Partial<Body> {
  const { conflictsSeen: _, ...before } = bodyOf(valuesOf(party))
  const changed = Object.entries(body).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof before]),
  )
  return { ...Object.fromEntries(changed), conflictsSeen }
}

/** Whether the server will look for similar names. */
export const isChecked = (party: Party | undefined, { name, role, clientId }: Values): boolean =>
  party === undefined ||
  name.trim() !== party.name ||
  role !== party.role ||
  clientId !== (party.client?.clientId ?? null)
