/** Shapes of templates. */
import { z } from 'zod'
import { draftKinds, factNames, fieldTypes } from '../rules/templates/template.ts'

export const TemplateField = z.strictObject({
  key: z.string().regex(/^[\p{L}\p{N}_]{1,60}$/u),
  label: z.string().trim().min(1).max(120),
  type: z.enum(fieldTypes),
  fact: z.enum(factNames).optional(),
  choices: z.array(z.string().trim().min(1).max(120)).max(30).optional(),
  isOptional: z.boolean().optional(),
})

export const TemplateHead = z.object({
  templateId: z.string(),
  kind: z.enum(draftKinds),
  title: z.string(),
  purpose: z.string(),
  /** Written by the office itself. */
  isOwn: z.boolean(),
  /** The list of what the law asks of such a text, by its name in `data/checklists`. */
  checklist: z.string().nullable(),
  fields: z.array(TemplateField),
})
export type TemplateHead = z.infer<typeof TemplateHead>
