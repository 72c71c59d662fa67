/** Shapes of drafts and their versions. */
import { ModelProblem } from '@mizan/assistant/schemas'
import { isOneLine, withoutInvisible } from '@mizan/identity/rules/fields'
import { z } from 'zod'
import { longestRequest, longestTitle, longestValue, mostFields } from '../data/limits.ts'
import { draftKinds } from '../rules/templates/template.ts'
import { DraftText } from './text.ts'

const id = z.string().min(1).max(64)
export const DraftId = z.object({ draftId: id })
export type DraftId = z.infer<typeof DraftId>

export const DraftTitle = z
  .string()
  .overwrite(withoutInvisible)
  .trim()
  .min(1)
  .max(longestTitle)
  .refine(isOneLine)

const Person = z.object({ id: z.string(), name: z.string() })

export const draftAbilities = ['edit', 'delete'] as const

export const DraftLine = z.object({
  draftId: z.string(),
  title: z.string(),
  kind: z.enum(draftKinds),
  caseId: z.string().nullable(),
  caseTitle: z.string().nullable(),
  /** The template that it was made from. */
  templateId: z.string().nullable(),
  /** The number of saves of its text. */
  revision: z.number().int(),
  changedBy: Person,
  changedAt: z.iso.datetime(),
  /** The document of the case that its files are versions of. */
  documentId: z.string().nullable(),
})
export type DraftLine = z.infer<typeof DraftLine>

export const Draft = DraftLine.extend({
  text: DraftText,
  may: z.array(z.enum(draftAbilities)),
})
export type Draft = z.infer<typeof Draft>

/** The author of the sentences that are in no template; null if there are none. */
export const MadeDraft = Draft.extend({
  way: z.enum(['quotes', 'model']).nullable(),
  /** Why no language model has written them although one is configured. */
  modelProblem: ModelProblem.nullable(),
})
export type MadeDraft = z.infer<typeof MadeDraft>

/** A text that was written while somebody else had saved another one is stored too, and reported. */
export const SaveResult = z.object({
  isSaved: z.boolean(),
  revision: z.number().int(),
  savedAt: z.iso.datetime(),
  /** The present text of the draft, if it was not saved. */
  clash: z.object({ text: DraftText, by: Person, at: z.iso.datetime(), keptAs: z.string() }).nullable(),
})
export type SaveResult = z.infer<typeof SaveResult>

export const DraftVersion = z.object({
  versionId: z.string(),
  number: z.number().int(),
  by: Person,
  beganAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** It was not saved because somebody else had saved meanwhile. */
  isClash: z.boolean(),
  isCurrent: z.boolean(),
})
export type DraftVersion = z.infer<typeof DraftVersion>

export const FieldValues = z
  .record(z.string().regex(/^[\p{L}\p{N}_]{1,60}$/u), z.string().max(longestValue))
  .refine((values) => Object.keys(values).length <= mostFields, { message: 'draft.too_many_fields' })

/** A draft from a template, or from a request in the person's own words, for which the template is found. */
export const NewDraft = z
  .strictObject({
    templateId: id.optional(),
    message: z.string().trim().max(longestRequest).default(''),
    caseId: id.optional(),
    title: DraftTitle.optional(),
    fields: FieldValues.default({}),
  })
  .refine(({ templateId, message }) => templateId !== undefined || message !== '', {
    path: ['templateId'],
    message: 'draft.template_or_message',
  })
export type NewDraft = z.output<typeof NewDraft>

export const SavedText = z.strictObject({
  /** The revision of the text that was changed. */
  revision: z.number().int().min(0).max(1_000_000_000),
  title: DraftTitle,
  text: DraftText,
})
export type SavedText = z.output<typeof SavedText>
