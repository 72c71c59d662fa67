/** The parts that the actions of this domain work with; the program makes one and keeps it. */
import type { CallContext } from '@mizan/platform/contract'
import { type CallInfo, type Clock, callInfoOf, type DataContext } from '@mizan/platform/database'
import type { Channel } from '../schemas.ts'
import { deriveKeys, type Keys } from './keys.ts'
import type { Offices, SystemTransaction } from './offices.ts'
import { Passwords } from './passwords.ts'
import type { IdentityTables } from './tables.ts'

export interface IdentityParts {
  /** Gives a context of the system scope: accounts belong to no office. */
  contextOf: (call: CallInfo) => DataContext<IdentityTables>
  offices: Offices
  /** The office of the account; an account without one is named by no office. */
  officeOf: (tx: SystemTransaction, userId: string) => Promise<string | undefined>
  clock: Clock
  /** At least 32 random bytes; every other key is derived from it. */
  secret: Uint8Array
  accessTokenMinutes: number
  /** Days after which an unused session ends. */
  refreshTokenDays: number
  /** Days after which a session ends however much it is used. */
  sessionDays: number
  /** Address that people use; stands in letters and binds passkeys. */
  publicUrl: string | undefined
  /** Whether what is sent by this channel would leave now. */
  delivers: (channel: Channel) => boolean
}

export class Identity {
  readonly parts: IdentityParts
  readonly keys: Keys
  readonly passwords = new Passwords()
  constructor(parts: IdentityParts) {
    this.parts = parts
    this.keys = deriveKeys(parts.secret)
  }

  get offices(): Offices {
    return this.parts.offices
  }

  get clock(): Clock {
    return this.parts.clock
  }

  /** The secret itself, for keys that a part derives on its own. */
  get key(): Uint8Array {
    return this.parts.secret
  }

  get publicUrl(): string | undefined {
    return this.parts.publicUrl
  }

  /** Context of a call's writes and reads, with the audit entry that its row names. */
  context(ctx: CallContext): DataContext<IdentityTables> {
    return this.parts.contextOf(callInfoOf(ctx))
  }

  /** For writes that stand whatever the call answers, such as a counted try; they leave no audit entry. */
  unaudited(ctx: CallContext): DataContext<IdentityTables> {
    return this.context({ ...ctx, audit: undefined })
  }
}
