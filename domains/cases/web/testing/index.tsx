/** What the tests of these screens share: a person who is signed in, and a case. */
import { defineRows } from '@mizan/platform/contract'
import { type Account, AccountProvider, FeaturesProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { caseErrors, caseRows } from '../../contract.ts'
import type { Case, Task } from '../../schemas.ts'

// The answers are found by the first row with a fitting path, and this one fits those of whole lists as well.
const { 'cases.read': _read, ...rows } = caseRows

const switches = 'test.switches'
const switchRows = defineRows({
  [switches]: {
    method: 'GET',
    path: '/test/switches',
    group: 'test',
    access: { session: 'public' },
    summary: 'Which parts of the product are on',
    answer: z.record(z.string(), z.string()),
    errors: [],
    sample: {},
  },
})

export const show = screensOf({ rows: { ...rows, ...switchRows }, errors: caseErrors })

const account: Account = {
  id: 'user-1',
  name: 'Deniz',
  surname: 'Örnek',
  email: 'deniz@ornek.test',
  country: 'turkey',
  company: { id: 'office-1', name: 'Örnek Hukuk' },
  roles: ['USER'],
  permissions: { cases: 'Write', clients: 'None' },
  licences: ['case_management_full'],
  readOnly: false,
  trialEndsAt: null,
}

interface SignedInProps {
  clients?: 'Read' | 'None'
  children: ReactNode
}

const accountOf = (clients: 'Read' | 'None'): Account => ({
  ...account,
  permissions: { ...account.permissions, clients },
})

export const SignedIn = ({ clients = 'None', children }: SignedInProps) => (
  <AccountProvider
    value={{ account: accountOf(clients), awaited: false, failed: false, retry: () => undefined }}
  >
    <FeaturesProvider row={switches}>{children}</FeaturesProvider>
  </AccountProvider>
)

export const person = { id: 'user-1', name: 'Deniz Örnek' }
export const colleague = { id: 'user-2', name: 'Ayşe Kaya' }

export const sampleCase: Case = {
  caseId: 'case-1',
  caseNumber: '2026/129',
  displayTitle: 'Yılmaz / ABC A.Ş.',
  title: 'Yılmaz / ABC A.Ş.',
  state: 'open',
  priority: null,
  client: null,
  assignee: null,
  deadline: null,
  courtName: null,
  docketNumber: null,
  externalId: null,
  jurisdiction: null,
  caseType: null,
  claimValue: null,
  version: 7,
  changedAt: '2026-12-11T09:00:00.000Z',
  may: ['edit'],
  description: 'İşe iade',
  draft: null,
  createdBy: colleague,
  createdAt: '2026-12-01T09:00:00.000Z',
  followers: [],
  isFollowing: false,
  permission: 'write',
  counts: { tasks: 0, dates: 0, parties: 0, decisions: 0 },
}

export const sampleTask: Task = {
  caseTaskId: 'task-1',
  caseId: sampleCase.caseId,
  title: 'Dilekçe',
  displayTitle: 'Dilekçe',
  note: '',
  version: 1,
  state: 'Todo',
  completed: false,
  completedAt: null,
  completedBy: null,
  movedFrom: null,
  deadline: null,
  assignee: null,
  followers: [],
  isFollowing: false,
  createdBy: person,
  createdAt: '2026-12-01T09:00:00.000Z',
  may: ['edit', 'setState'],
}

/** Chooses in a menu that is open. */
export async function chooseFromMenu(name: string): Promise<void> {
  const item = await until(() => {
    const items = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
    const found = items.find(({ textContent }) => textContent?.includes(name))
    if (!found) throw new Error(`${name} is not in the menu`)
    return found
  })
  item.click()
}
