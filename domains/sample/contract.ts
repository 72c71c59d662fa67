/** Rows of the sample office. */
import { defineErrors, defineRows, done } from '@mizan/platform/contract'
import { z } from 'zod'
import { sampleAudit } from './audit.ts'

export { sampleAudit } from './audit.ts'

export const sampleErrors = defineErrors({
  'sample.none': { status: 404, tr: 'Büroda örnek veri yok.', en: 'The office has no sample data.' },
  'sample.for_administrators': {
    status: 403,
    tr: 'Örnek verileri yalnız büro yöneticisi kaldırabilir.',
    en: 'Only an administrator of the office can remove the sample data.',
  },
  'sample.office_in_use': {
    status: 409,
    tr: 'Örnek veriler yalnız henüz davası ve müvekkili olmayan bir büroya, bir kez eklenir.',
    en: 'Sample data are added once, and only to an office that has no cases and clients yet.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof sampleErrors, true> {}
}

const Kept = z.object({ kind: z.enum(['case', 'client']), id: z.string(), name: z.string() })
const Counts = z.object({ cases: z.number().int(), clients: z.number().int(), people: z.number().int() })
export type Counts = z.infer<typeof Counts>

export const RemovalResult = z.object({
  removed: Counts,
  /**
   * Samples on which somebody has worked; they stay with everything that belongs to them, and no longer count as
   * samples.
   */
  kept: z.array(Kept),
})
export type RemovalResult = z.infer<typeof RemovalResult>

export const SampleState = z.object({
  /** Null if the office has no sample data. */
  sample: Counts.nullable(),
  /** `fill`: the office has no records yet and may try the product on samples. */
  may: z.array(z.enum(['fill', 'remove'])),
})
export type SampleState = z.infer<typeof SampleState>

const group = 'sample'

const access = { session: 'bearer', permission: { module: 'company', level: 'Write' } } as const

export const sampleRows = defineRows({
  'sample.read': {
    method: 'GET',
    path: '/sample',
    group,
    access: { session: 'bearer' },
    summary: 'Whether the office has sample data, and how much',
    answer: SampleState,
    errors: [],
    sample: {},
  },
  'sample.fill': {
    method: 'POST',
    path: '/sample/fill',
    group,
    access,
    summary:
      'Has a few invented clients and cases added to an office that has none, all of them of the caller',
    price: 60,
    answer: done,
    errors: ['sample.office_in_use', 'sample.for_administrators'],
    fails: { tr: 'Örnek veriler eklenemedi.', en: 'Failed to add the sample data.' },
    audit: sampleAudit['sample.asked'],
    sample: {},
  },
  'sample.remove': {
    method: 'POST',
    path: '/sample/remove',
    group,
    access,
    summary: 'Removes all sample data at once, with its colleagues; what people have added themselves stays',
    answer: RemovalResult,
    errors: ['sample.none', 'sample.for_administrators'],
    fails: {
      tr: 'Örnek veriler kaldırılamadı; hiçbiri silinmedi.',
      en: 'Failed to remove the sample data; none was deleted.',
    },
    renews: [
      'sample.read',
      'cases.all',
      'cases.list',
      'cases.ofState',
      'cases.basicInfo',
      'cases.read',
      'dashboard.cases',
      'dashboard.tasks',
      'dashboard.today',
      'calendar.list',
      'client.all',
      'client.list',
      'client.read',
      'client.totals',
      'client.receivables',
      'client.transactions',
      'drafts.list',
      'drafts.read',
      'cases.ofClient',
      'cases.conflicts',
      'cases.usingDecision',
      'cases.people',
      'documents.search',
      'government.extensionCases',
      'mail.list',
      'time.timer',
      'time.list',
      'time.report',
      'notifications.unread',
      'notifications.list',
      'company.members',
      'company.users',
      'company.limit',
    ],
    audit: sampleAudit['sample.removed'],
    sample: {},
  },
})
