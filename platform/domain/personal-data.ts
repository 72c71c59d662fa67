/**
 * The data that is kept about a person (KVKK articles 7 and 11): each domain shows and erases its own, in one
 * transaction.
 */
import type { Transaction } from '../database/index.ts'

export interface OwnData {
  userId: string
  /** Set only if it is proven: data under an unproven address may belong to somebody else. */
  email: string | undefined
}

/** Each function gets a transaction in the scope of the system. */
export interface PersonalData {
  /** Sections by their names in the export. No two domains use the same name. */
  export: (tx: Transaction, person: OwnData) => Promise<Record<string, unknown>>
  /** Called before the account is erased; may refuse the erasure. @throws AppError such as `company.last_admin` */
  forget: (tx: Transaction, person: OwnData) => Promise<void>
}

/** Several domains as if they were one, in their order. */
export const allPersonalData = (parts: () => readonly PersonalData[]): PersonalData => ({
  export: async (tx, person) => {
    const sections: Record<string, unknown> = {}
    for (const part of parts())
      for (const [name, section] of Object.entries(await part.export(tx, person))) {
        if (name in sections) throw new Error(`Two domains export a section called ${name}.`)
        sections[name] = section
      }
    return sections
  },
  forget: async (tx, person) => {
    for (const part of parts()) await part.forget(tx, person)
  },
})
