/** A template: typed fields, and a text with places for their values. */
import type { DraftText } from '../../schemas/text.ts'

export const draftKinds = ['petition', 'notice', 'enforcement', 'contract', 'letter'] as const
export type DraftKind = (typeof draftKinds)[number]

export const fieldTypes = ['text', 'long', 'date', 'amount', 'number', 'choice', 'yesNo'] as const
export type FieldType = (typeof fieldTypes)[number]

/** Facts that a case may know; a field that names one is filled from it. */
export const factNames = [
  'court',
  'docket',
  'ours',
  'oursAddress',
  'theirs',
  'theirsRepresentative',
  'lawyer',
  'office',
  'description',
  'today',
  'caseTitle',
] as const
export type FactName = (typeof factNames)[number]

export interface TemplateField {
  /** The key that the text names between braces: letters, digits and underscores. */
  key: string
  label: string
  type: FieldType
  fact?: FactName | undefined
  /** The values of a choice. */
  choices?: string[] | undefined
  /** May stay empty: then its place is empty and no gap. */
  isOptional?: boolean | undefined
}

/** A block is written only if a field has this value; without `is`, any value, and of a yes or no: if it is yes. */
export interface BlockCondition {
  field: string
  is: string | null
  isNot: boolean
}

/** The text with its fields as inlines, and the conditions of each of its blocks. */
export interface TemplateBody {
  text: DraftText
  when: readonly (readonly BlockCondition[])[]
}

/** A template without its text. */
export interface TemplateOutline {
  id: string
  kind: DraftKind
  title: string
  /** When it is used, in a sentence. */
  purpose: string
  fields: TemplateField[]
  /** The name of the list of required contents (`data/checklists`). */
  checklist?: string | undefined
}

/** A template of the product. */
export interface Template extends TemplateOutline {
  /** See `parse.ts`. */
  text: string
}

export type Values = Readonly<Record<string, string>>
