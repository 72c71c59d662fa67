/** Rows about templates. */
import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import { TemplateHead } from '../schemas.ts'
import { group, reading } from './access.ts'

export const templateRows = defineRows({
  'templates.list': {
    method: 'GET',
    path: '/language-model/templates',
    group,
    access: reading,
    summary:
      'Lists the templates of the product and of the office with their fields, and what the case knows of them',
    query: z.object({ caseId: z.string().max(64).optional() }),
    price: 5,
    answer: z.object({
      items: z.array(TemplateHead),
      /** What the case says, by the names of facts. */
      known: z.record(z.string(), z.string()),
    }),
    errors: ['case.not_found', 'case.no_access'],
    sample: {},
  },
})
