/** Shapes of templates. */
import { z } from 'zod'
import { longestPurpose, longestTitle, mostBlocks, mostConditions, mostFields } from '../data/limits.ts'
import { bodyProblems } from '../rules/templates/problems.ts'
import { draftKinds, factNames, fieldTypes } from '../rules/templates/template.ts'
import { DraftText } from './text.ts'

const id = z.string().min(1).max(64)
export const TemplateId = z.object({ templateId: id })
export type TemplateId = z.infer<typeof TemplateId>

const FieldKey = z.string().regex(/^[\p{L}\p{N}_]{1,60}$/u)
const FieldWords = z.string().trim().min(1).max(120)

export const TemplateField = z.strictObject({
  key: FieldKey,
  label: FieldWords,
  type: z.enum(fieldTypes),
  fact: z.enum(factNames).optional(),
  choices: z.array(FieldWords).max(30).optional(),
  isOptional: z.boolean().optional(),
})

const ShownWhen = z.strictObject({ field: FieldKey, is: FieldWords.nullable(), isNot: z.boolean() })

/** `when`: the conditions of each block of the text. */
export const TemplateBody = z.strictObject({
  text: DraftText,
  when: z.array(z.array(ShownWhen).max(mostConditions)).max(mostBlocks),
})
export type TemplateBody = z.infer<typeof TemplateBody>

export const TemplateHead = z.object({
  templateId: z.string(),
  kind: z.enum(draftKinds),
  title: z.string(),
  purpose: z.string(),
  /** The template was written by the office itself. */
  isOwn: z.boolean(),
  /** The name in `data/checklists` of the contents that the law requires. */
  checklist: z.string().nullable(),
  fields: z.array(TemplateField),
})
export type TemplateHead = z.infer<typeof TemplateHead>

/** A template of the office with its text. */
export const OfficeTemplate = TemplateHead.omit({ isOwn: true }).extend({
  body: TemplateBody,
  /** The number of saves. */
  revision: z.number().int(),
  changedBy: z.object({ id: z.string(), name: z.string() }),
  changedAt: z.iso.datetime(),
  mayWrite: z.boolean(),
})
export type OfficeTemplate = z.infer<typeof OfficeTemplate>

const title = z.string().trim().min(1).max(longestTitle)

/** Empty, or with all that another template has. */
export const NewTemplate = z.strictObject({
  title,
  kind: z.enum(draftKinds).default('petition'),
  sourceId: id.optional(),
})
export type NewTemplate = z.output<typeof NewTemplate>

export const SavedTemplate = z
  .strictObject({
    /** The revision of the template that was changed. */
    revision: z.number().int().min(0).max(1_000_000_000),
    title,
    kind: z.enum(draftKinds),
    purpose: z.string().trim().max(longestPurpose),
    fields: z.array(TemplateField).max(mostFields),
    body: TemplateBody,
  })
  .superRefine(({ fields, body }, context) => {
    for (const message of bodyProblems(fields, body))
      context.addIssue({ code: 'custom', message, path: ['body'] })
  })
export type SavedTemplate = z.output<typeof SavedTemplate>
