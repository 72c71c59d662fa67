/** A template: typed fields, and a text that says where their values stand. */

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
  /** As the text names it between braces: letters, digits and underscores. */
  key: string
  label: string
  type: FieldType
  fact?: FactName | undefined
  /** Of a choice. */
  choices?: string[] | undefined
  /** May stay empty: then its place is empty and no gap. */
  isOptional?: boolean | undefined
}

export interface Template {
  id: string
  kind: DraftKind
  title: string
  /** When it is used, in a sentence. */
  purpose: string
  fields: TemplateField[]
  /** See `parse.ts`. */
  text: string
  /** Which list says what such a text must have (`data/checklists`). */
  checklist?: string | undefined
}

export type Values = Readonly<Record<string, string>>
