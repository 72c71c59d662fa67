/** What is kept about a person (KVKK articles 7 and 11): each domain shows and erases its own, in one transaction. */
import type { Transaction } from '../database/index.ts'

export interface OwnData {
  userId: string
  /** Only if it is proven: what bears an address that is not may belong to somebody else. */
  email: string | undefined
}

/** Each is given a transaction of the system's scope. */
export interface PersonalData {
  /** Sections by their names, as they stand in the export. No two domains use one name. */
  export: (tx: Transaction, person: OwnData) => Promise<Record<string, unknown>>
  /** Before the account is erased. @throws AppError where something keeps the person, such as `company.last_admin` */
  forget: (tx: Transaction, person: OwnData) => Promise<void>
}

/** Of several domains as if it were one, in their order. */
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
