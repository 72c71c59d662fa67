/** Shapes of the auditor's findings on a text. */
import { SearchCountry } from '@mizan/research/schemas'
import { z } from 'zod'
import { longestAudited } from '../data/limits.ts'
import { auditClasses, auditReasons } from '../rules/audit/findings.ts'

export const AuditedText = z.strictObject({
  text: z.string().min(1).max(longestAudited),
  searchCountry: SearchCountry.default('turkey'),
})
export type AuditedText = z.output<typeof AuditedText>

const place = { start: z.number().int(), end: z.number().int() }

export const AuditFinding = z.object({
  ...place,
  class: z.enum(auditClasses),
  reason: z.enum(auditReasons),
  text: z.string(),
  label: z.string().nullable(),
  target: z
    .object({ kind: z.enum(['law', 'article', 'decision']), id: z.string(), lawId: z.string().nullable() })
    .nullable(),
  differences: z.array(z.object({ field: z.string(), given: z.string(), archive: z.string() })),
  quote: z
    .object({
      ...place,
      text: z.string(),
      nearest: z.string().nullable(),
      /**
       * The differences between the text of the archive and the quotation, word by word; null if the quotation is
       * there or nothing is similar.
       */
      parts: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })).nullable(),
    })
    .nullable(),
  detail: z.string().nullable(),
})
export type AuditFinding = z.infer<typeof AuditFinding>

export const AuditResult = z.object({ findings: z.array(AuditFinding) })
export type AuditResult = z.infer<typeof AuditResult>
/** The result with the text that was read out of the file; places are UTF-16 offsets in it. */
export const AuditedFile = AuditResult.extend({ name: z.string(), text: z.string() })
export type AuditedFile = z.infer<typeof AuditedFile>
