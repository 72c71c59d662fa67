/** For tests of components: a recording, and a person of an office whose plan and licences the test chooses. */
import type { TestContext } from 'node:test'
import { defineRows } from '@mizan/platform/contract'
import { AccountProvider, FeaturesProvider, session } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Recording } from '../../schemas.ts'

export const recordingWith = (more: Partial<Recording> = {}): Recording => ({
  recordingId: 'recording-1',
  name: 'Tanık görüşmesi',
  state: 'ready',
  source: 'microphone',
  parts: [{ part: 1, contentType: 'audio/webm', size: 9, pieces: 1, lengthMs: 5_000 }],
  size: 9,
  lengthMs: 5_000,
  lastPieceAt: '2026-12-11T09:00:00.000Z',
  transcriptVersion: 0,
  transcription: null,
  version: 1,
  createdBy: { id: 'user-1', name: 'Deniz Örnek' },
  createdAt: '2026-12-11T08:59:00.000Z',
  deleted: null,
  may: ['edit', 'delete', 'transcribe'],
  ...more,
})

export const transcriptionWith = (more: Partial<NonNullable<Recording['transcription']>>) => ({
  state: 'done' as const,
  percent: 100,
  problem: null,
  isOffered: false,
  startedBy: { id: 'user-1', name: 'Deniz Örnek' },
  startedAt: '2026-12-11T09:01:00.000Z',
  endedAt: null,
  ...more,
})

/** The person stays signed in until the test ends. */
export function signIn(t: TestContext, userId: string): void {
  const payload = btoa(JSON.stringify({ exp: 4_000_000_000, nameid: userId }))
  session.begin({ accessToken: `a.${payload}.c`, refreshToken: 'r' }, 'deniz@ornek.test')
  t.after(() => session.end())
}

const switches = 'test.switches'

/** For screens that check whether their module is switched on. */
export const switchRows = defineRows({
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
export const switchAnswers = { [switches]: () => ({ voice: 'TurnedOn' }) }

interface Plan {
  readOnly?: boolean
  licences?: readonly string[]
}

/** The part, as a member of an office with this plan sees it; by default with everything. */
export function Member({ children, readOnly = false, licences = ['voice'] }: Plan & { children: ReactNode }) {
  const account = {
    ...{
      id: 'user-1',
      name: 'Deniz',
      surname: 'Örnek',
      email: 'deniz@ornek.test',
      country: 'turkey' as const,
    },
    ...{
      company: { id: 'office-1', name: 'Örnek Hukuk' },
      roles: ['ADMIN'],
      permissions: {},
      trialEndsAt: null,
    },
    ...{ readOnly, licences },
  }
  return (
    <AccountProvider value={{ account, awaited: false, failed: false, retry: () => {} }}>
      <FeaturesProvider row={switches}>{children}</FeaturesProvider>
    </AccountProvider>
  )
}
