/** Shapes of templates: those of the product, and those that an office writes. */
import { z } from 'zod'
import { longestTemplate, longestTitle, mostFields } from '../data/limits.ts'
import { templateProblems } from '../rules/templates/parse.ts'
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

export const TemplateText = z.strictObject({
  title: z.string().trim().min(1).max(longestTitle),
  kind: z.enum(draftKinds),
  purpose: z.string().trim().max(500).default(''),
  fields: z
    .array(TemplateField)
    .max(mostFields)
    .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length, {
      message: 'template.same_key',
    }),
  text: z.string().trim().min(1).max(longestTemplate),
})
export type TemplateText = z.output<typeof TemplateText>

export const OwnTemplate = TemplateHead.extend({
  text: z.string(),
  version: z.number().int(),
  problems: z.array(z.object({ line: z.number().int(), code: z.enum(templateProblems) })),
})
export type OwnTemplate = z.infer<typeof OwnTemplate>
