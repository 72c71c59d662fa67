/** What accounts need of offices. Offices come later in the house, so the program hands them in. */
import type { TransactionContext } from '@mizan/platform/database'
import type { HomeCountry, Profile } from '../schemas.ts'

/** A transaction of the system scope; the office's own tables are reached through `withTables`. */
// biome-ignore lint/suspicious/noExplicitAny: identity does not know the tables of offices
export type SystemTransaction = TransactionContext<any>

export interface Founder {
  userId: string
  organisation: string
  country: HomeCountry
  /** Found it although another office has this name. */
  createNew: boolean
}

/** `link`: the end of the link in the letter; `invitationId`: as `invited` gave it, for whoever has proven the mailbox. */
export type Joiner = { userId: string; email: string } & ({ link: string } | { invitationId: string })

export type Standing = Pick<
  Profile,
  'company' | 'roles' | 'permissions' | 'licences' | 'readOnly' | 'trialEndsAt'
>

export interface Offices {
  /** Whether a sign-up may found an office of this name. @throws AppError LA_CompanyNameAlreadyExists */
  requireFreeName: (tx: SystemTransaction, organisation: string) => Promise<void>
  /** The invitation behind a link, if it is good and was sent to this address. @throws AppError invitation.* */
  invited: (
    tx: SystemTransaction,
    asked: { email: string; link: string },
  ) => Promise<{ invitationId: string }>
  /** Founds the office with its founder as administrator. @throws AppError LA_CompanyNameAlreadyExists */
  found: (tx: SystemTransaction, founder: Founder) => Promise<{ companyId: string }>
  /** @throws AppError invitation.*, OBS_UMS_UserIsAdminOfCompany, LA_CompanyHasCases */
  join: (tx: SystemTransaction, joiner: Joiner) => Promise<{ companyId: string }>
  /** The office of the account; one of that name is founded, without a second trial, where it has none any more. */
  ensure: (
    tx: SystemTransaction,
    person: { userId: string; name: string; country: HomeCountry; takeTrial: () => Promise<boolean> },
  ) => Promise<{ companyId: string }>
  /** Whether the account ever had an office of its own, and with it the trial. */
  hasFounded: (tx: SystemTransaction, userId: string) => Promise<boolean>
  standing: (userId: string) => Promise<Standing>
  /** Before an account is erased. @throws AppError company.last_admin */
  leave: (tx: SystemTransaction, userId: string) => Promise<void>
  personalData: (userId: string) => Promise<Record<string, unknown>>
}
