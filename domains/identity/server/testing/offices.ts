/** Offices for tests of accounts: one for each person, in memory. */
import { AppError } from '@mizan/platform/contract'
import type { PersonalData } from '@mizan/platform/domain'
import { sql } from 'kysely'
import type { Founder, Joiner, Offices, Standing } from '../offices.ts'

export class TestOffices implements Offices {
  readonly roles = new Map<string, string[]>()
  /** People who may not leave, because nobody else could run their office. */
  readonly lastAdmins = new Set<string>()
  readonly left = new Set<string>()

  /** Names that an office has already. */
  readonly taken = new Set<string>()
  /** Invitations that can be accepted, each with the person who has accepted it. */
  readonly invitations = new Map<string, string | null>()

  /** People who have an office by now. */
  readonly entered = new Set<string>()

  requireFreeName = async (_tx: unknown, organisation: string) => {
    if (this.taken.has(organisation)) throw new AppError('LA_CompanyNameAlreadyExists')
  }

  invited = async (_tx: unknown, { link }: { link: string }) => {
    if (!this.invitations.has(link)) throw new AppError('invitation.expired')
    return { invitationId: link }
  }

  found = async (_tx: unknown, { userId }: Founder) => this.#enter(userId)

  join = async (_tx: unknown, joiner: Joiner) => {
    const link = 'link' in joiner ? joiner.link : joiner.invitationId
    if (!this.invitations.has(link)) throw new AppError('invitation.expired')
    this.invitations.set(link, joiner.userId)
    return this.#enter(joiner.userId)
  }

  ensure: Offices['ensure'] = async (_tx, { userId }) => this.#enter(userId)

  #enter(userId: string) {
    this.entered.add(userId)
    return { officeId: officeOf(userId) }
  }

  standing = async (_tx: unknown, userId: string): Promise<Standing> => ({
    company: { id: officeOf(userId), name: 'Örnek Hukuk Bürosu' },
    roles: this.roles.get(userId) ?? ['ADMIN'],
    permissions: { members: 'Write' },
    licences: ['case_search_basic'],
    readOnly: false,
    trialEndsAt: '2026-03-16T09:00:00.000Z',
  })

  /** The number of devices for everybody. */
  devices = 1
  deviceMaximum = async () => this.devices

  hiddenEntries = async () => sql<boolean>`false`

  readonly personalData: PersonalData = {
    export: async (_tx, { userId }) => ({ memberships: [{ company: officeOf(userId) }] }),
    forget: async (_tx, { userId }) => {
      if (this.lastAdmins.has(userId)) throw new AppError('company.last_admin')
      this.left.add(userId)
    },
  }
}

export const officeOf = (userId: string) => `office-${userId}`.slice(0, 64)
