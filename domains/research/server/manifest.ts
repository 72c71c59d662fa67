/** What the research domain brings to the server. */
import { defineServer } from '@mizan/platform/domain'
import { researchAudit, researchErrors, researchIssues, researchRows } from '../contract.ts'
import { researchDesk } from './desk.ts'
import { researchJobs } from './jobs.ts'
import { forgetLeaver } from './kept/personal-data.ts'
import { researchMigrations } from './migrations.ts'
import { researchOtherOffice } from './other-office.ts'
import { researchPersonalData } from './personal-data.ts'
import type { Research } from './research.ts'
import { researchTools } from './tools.ts'

declare module '@mizan/platform/domain' {
  interface DomainResources {
    /** Holds the index open; the program closes it. */
    research: Research
  }
}

export const researchServer = defineServer({
  name: 'research',
  rows: researchRows,
  errors: researchErrors,
  issues: researchIssues,
  audit: researchAudit,
  migrations: researchMigrations,
  openTables: [
    'citation_counts',
    'citations',
    'corpus_state',
    'decision_counts',
    'decisions',
    'import_files',
    'import_rejections',
    'law_articles',
    'law_counts',
    'laws',
    'subject_counts',
  ],
  otherOffice: researchOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).researchSampleCalls,
  lists: () => ({ tools: researchTools, memberLeft: [forgetLeaver] }),
  open: ({ research }) => ({
    desk: researchDesk({ research }),
    jobs: researchJobs,
    personalData: researchPersonalData,
  }),
})
