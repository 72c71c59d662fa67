/** The parts that the calls of this domain work with; the program creates them once. */
import { createTickets, type Tickets } from '@mizan/platform/access'
import type { Clock, Transaction } from '@mizan/platform/database'
import type { PersonalData } from '@mizan/platform/domain'
import type { Channel } from '../schemas.ts'
import { deriveKeys, type Keys } from './keys.ts'
import type { Offices } from './offices.ts'
import { Passwords } from './passwords/passwords.ts'

export interface IdentityParts {
  offices: Offices
  /** The data that the other domains keep about a person; this domain keeps the account itself. */
  personalData: PersonalData
  /** The office of the account; undefined if it has none. */
  officeOf: (tx: Transaction, userId: string) => Promise<string | undefined>
  clock: Clock
  /** At least 32 random bytes; every other key is derived from it. */
  secret: Uint8Array
  accessTokenMinutes: number
  /** Days after which an unused session ends. */
  refreshTokenDays: number
  /** Days after which a session ends even if it is used. */
  sessionDays: number
  /** Public address of the product, for letters and passkeys. */
  publicUrl: string | undefined
  /** Whether a message of this channel would probably be sent now. */
  delivers: (channel: Channel) => boolean
}

export interface Identity extends IdentityParts {
  keys: Keys
  passwords: Passwords
  /** Tickets for elements of pages, which send no token. */
  tickets: Tickets
}

declare module '@mizan/platform/domain' {
  interface Ports {
    /** Keys and settings of sign-in, for the gate and the programs. */
    identity: Identity
  }
}

export function openIdentity(parts: IdentityParts): Identity {
  const keys = deriveKeys(parts.secret)
  return {
    ...parts,
    keys,
    passwords: new Passwords(),
    tickets: createTickets(keys.tickets, parts.clock),
  }
}
