/** Names of people, asked with the system's scope: no office sees the table of accounts. */
import type { CallContext } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import { type CompanyParts, type Person, systemContext } from './parts.ts'

/** Not to be asked inside a transaction of the office: it would wait for a second connection. */
export const peopleOf = (
  parts: CompanyParts,
  ctx: CallContext,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Person>> =>
  read(systemContext(parts, ctx), (tx) => {
    const known = ids.filter((id) => id !== null)
    return parts.accounts.peopleByIds(tx, [...new Set(known)])
  })

export const findUserIdOf = (parts: CompanyParts, ctx: CallContext, email: string) =>
  read(systemContext(parts, ctx), (tx) => parts.accounts.findUserIdByEmail(tx, email))

export const fullName = (person: Pick<Person, 'name' | 'surname'> | undefined): string | null =>
  person ? `${person.name} ${person.surname}` : null
