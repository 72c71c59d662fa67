/** The templates that an office may use: its own before those of the product. */
import { managesAllCases } from '@mizan/cases/access'
import { namesFor } from '@mizan/identity/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { generalPetition } from '../../data/templates/general.ts'
import { templates } from '../../data/templates/index.ts'
import { bodyOf } from '../../rules/templates/body.ts'
import type { TemplateBody, TemplateOutline } from '../../rules/templates/template.ts'
import type { OfficeTemplate } from '../../schemas.ts'
import type { DraftCall, Tx } from '../call.ts'
import { ofTemplate, openKey, unseal } from '../sealed.ts'
import type { TemplateRow } from '../tables.ts'
import { findTemplateRow, listTemplateRows } from './store.ts'

interface ListedTemplate extends TemplateOutline {
  isOwn: boolean
}

type OutlineRow = Pick<TemplateRow, 'id' | 'kind' | 'title' | 'purpose' | 'fields' | 'checklist'>

export const outlineOf = ({ id, kind, title, purpose, fields, checklist }: OutlineRow): TemplateOutline => ({
  ...{ id, kind, title, purpose, fields },
  ...(checklist !== null && { checklist }),
})

export async function listTemplatesOf(tx: Tx, officeId: string): Promise<ListedTemplate[]> {
  const own = await listTemplateRows(tx, officeId)
  return [
    ...own.map((row) => ({ ...outlineOf(row), isOwn: true })),
    ...templates.map((template) => ({ ...template, isOwn: false })),
  ]
}

export type WholeTemplate = TemplateOutline & { body: TemplateBody }

/** Returns a template of the product or of the office. @throws AppError `draft.template_not_found` */
export async function getTemplate(call: DraftCall, tx: Tx, id: string): Promise<WholeTemplate> {
  const builtIn = [...templates, generalPetition].find((one) => one.id === id)
  if (builtIn) return { ...builtIn, body: bodyOf(builtIn) }
  const row = await getTemplateRow(tx, callerOf(call).officeId, id)
  return { ...outlineOf(row), body: await bodyOfRow(call, tx, row) }
}

/** @throws AppError `draft.template_not_found`, the same for one of another office */
export async function getTemplateRow(tx: Tx, officeId: string, id: string): Promise<TemplateRow> {
  const row = await findTemplateRow(tx, { officeId, id })
  if (!row) throw new AppError('draft.template_not_found')
  return row
}

async function bodyOfRow(call: DraftCall, tx: Tx, row: TemplateRow): Promise<TemplateBody> {
  const owner = ofTemplate(row.id)
  return unseal(await openKey(call, tx, row, owner), owner, row.sealed)
}

export const mayWriteTemplates = (call: DraftCall): boolean => managesAllCases(callerOf(call).roles)

/** @throws AppError `access.forbidden` */
export function requireTemplateWriter(call: DraftCall): void {
  if (!mayWriteTemplates(call)) throw new AppError('access.forbidden')
}

export async function presentTemplate(call: DraftCall, tx: Tx, row: TemplateRow): Promise<OfficeTemplate> {
  const nameOf = await namesFor(tx, call.parts.namesOf, [row.changed_by])
  const { id: templateId, checklist = null, ...outline } = outlineOf(row)
  return {
    ...{ ...outline, templateId, checklist },
    body: (await bodyOfRow(call, tx, row)) as OfficeTemplate['body'],
    revision: row.revision,
    changedBy: nameOf(row.changed_by),
    changedAt: new Date(row.changed_at).toISOString(),
    mayWrite: mayWriteTemplates(call),
  }
}
