/** What accounts need of offices. Offices come later in the house, so the program hands them in. */
import type { Transaction } from '@mizan/platform/database'
import type { HomeCountry, Profile } from '../schemas.ts'

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

/** Each is given a transaction of the system's scope. */
export interface Offices {
  /** Whether a sign-up may found an office of this name. @throws AppError LA_CompanyNameAlreadyExists */
  requireFreeName: (tx: Transaction, organisation: string) => Promise<void>
  /** The invitation behind a link, if it is good and was sent to this address. @throws AppError invitation.* */
  invited: (tx: Transaction, asked: { email: string; link: string }) => Promise<{ invitationId: string }>
  /** Founds the office with its founder as administrator. @throws AppError LA_CompanyNameAlreadyExists */
  found: (tx: Transaction, founder: Founder) => Promise<{ officeId: string }>
  /** @throws AppError invitation.*, OBS_UMS_UserIsAdminOfCompany, LA_CompanyHasCases */
  join: (tx: Transaction, joiner: Joiner) => Promise<{ officeId: string }>
  /** The office of the account; one of that name is founded, without a second trial, where it has none any more. */
  ensure: (
    tx: Transaction,
    person: { userId: string; name: string; country: HomeCountry; takeTrial: () => Promise<boolean> },
  ) => Promise<{ officeId: string }>
  /** Whether the account ever had an office of its own, and with it the trial. */
  hasFounded: (tx: Transaction, userId: string) => Promise<boolean>
  standing: (tx: Transaction, userId: string) => Promise<Standing>
}

declare module '@mizan/platform/domain' {
  interface Ports {
    offices: Offices
    /** The office of the account; an account without one is named by no office. */
    officeOf: (tx: Transaction, userId: string) => Promise<string | undefined>
  }
}
