/** The functions of offices that accounts need. Offices are a later domain, so the program hands them in. */
import type { Transaction } from '@mizan/platform/database'
import type { RawBuilder } from 'kysely'
import type { HomeCountry, Profile } from '../schemas.ts'

export interface Founder {
  userId: string
  organisation: string
  country: HomeCountry
  /** Whether to found it even if another office has this name. */
  createNew: boolean
}

/**
 * `link`: the secret at the end of the link in the letter. `invitationId`: the result of `invited`, once the mailbox is
 * proven.
 */
export type Joiner = { userId: string; email: string } & ({ link: string } | { invitationId: string })

export type Standing = Pick<
  Profile,
  'company' | 'roles' | 'permissions' | 'licences' | 'readOnly' | 'trialEndsAt'
>

/** Each function gets a transaction of the system's scope. */
export interface Offices {
  /** Checks that a sign-up may found an office of this name. @throws AppError `LA_CompanyNameAlreadyExists` */
  requireFreeName: (tx: Transaction, organisation: string) => Promise<void>
  /** The invitation behind a link, if it is valid and was sent to this address. @throws AppError `invitation.*` */
  invited: (tx: Transaction, asked: { email: string; link: string }) => Promise<{ invitationId: string }>
  /** Founds the office with its founder as administrator. @throws AppError `LA_CompanyNameAlreadyExists` */
  found: (tx: Transaction, founder: Founder) => Promise<{ officeId: string }>
  /** @throws AppError `invitation.*`, `OBS_UMS_UserIsAdminOfCompany`, `LA_CompanyHasCases` */
  join: (tx: Transaction, joiner: Joiner) => Promise<{ officeId: string }>
  /** The office of the account; if it has none any more, one of this name is founded. */
  ensure: (
    tx: Transaction,
    person: { userId: string; name: string; country: HomeCountry },
  ) => Promise<{ officeId: string }>
  standing: (tx: Transaction, userId: string) => Promise<Standing>
  /**
   * The number of devices on which the office of the account lets its people be signed in at a time; one without an
   * office.
   */
  deviceMaximum: (tx: Transaction, userId: string) => Promise<number>
  /**
   * Entries of the record about things that the person may not see, or no longer: a condition on `audit_entries` that is
   * true for those.
   */
  hiddenEntries: (tx: Transaction, userId: string) => Promise<RawBuilder<boolean>>
}

declare module '@mizan/platform/domain' {
  interface Ports {
    offices: Offices
    /** The office of the account; undefined if it has none. */
    officeOf: (tx: Transaction, userId: string) => Promise<string | undefined>
  }
}
